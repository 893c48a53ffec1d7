import { describe, expect, it } from 'vitest';

import { insightSchema } from './collection.ts';

const { video } = insightSchema.shape;

describe('the recording of a webinar', () => {
  it('needs captions if it is a file of the site', () => {
    expect(video.safeParse({ address: '/videos/a.webm' }).error?.issues).toMatchObject([
      { path: ['captions'], message: expect.stringContaining('captions') },
    ]);
    expect(video.safeParse({ address: '/videos/a.webm', captions: '/videos/a.vtt' }).success).toBe(
      true,
    );
  });

  it('needs none if it is external', () => {
    expect(video.safeParse({ address: 'https://videos.example/a' }).success).toBe(true);
  });
});
