import { expect, it } from 'vitest';
import { CAMPAIGN, keepCampaign } from './campaign.ts';

it.each([
  ['?topic=quote&utm_source=fair&utm_term=a%26b', '', '?utm_source=fair&utm_term=a%26b'],
  ['?utm_source=fair&products=a', '?products=b', '?products=b&utm_source=fair'],
  ['?topic=quote', '?products=b', '?products=b'],
  ['?utm_source=', '', ''],
  ['', '', ''],
])('keeps the campaign of "%s" when "%s" takes its place', (search, query, kept) => {
  expect(keepCampaign(search, query)).toBe(kept);
});

it('keeps all five parameters by which campaigns are told apart', () => {
  const campaign = ['source', 'medium', 'campaign', 'term', 'content'].map((name) => `utm_${name}`);
  expect(CAMPAIGN).toEqual(campaign);
  const search = `?${campaign.map((name) => `${name}=a`).join('&')}`;
  expect(keepCampaign(search, '')).toBe(search);
});
