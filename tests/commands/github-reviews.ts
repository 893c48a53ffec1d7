import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** A comment on lines of a file, in the format of the GitHub API. */
export interface LineComment {
  path: string;
  line: number;
  start_line?: number;
  body: string;
}

interface Review {
  commit_id: string;
  event: string;
  body: string;
  comments: LineComment[];
}

/**
 * A stand-in for GitHub's API with one pull request from `words` to `main`, over a git repository.
 */
export interface GitHubReviews {
  address: string;
  /** The comments on the pull request; at most one is expected. */
  comments: { id: number; body: string; user: { login: string } }[];
  reviews: Review[];
  close: () => void;
}

/**
 * Serves the endpoints that a review is posted to, under GitHub's rules.
 * @param token the token that a request must send
 * @param git runs git in the repository
 */
export async function serveGitHub(
  token: string,
  git: (...request: string[]) => string,
): Promise<GitHubReviews> {
  const comments: GitHubReviews['comments'] = [];
  const reviews: Review[] = [];

  /** The lines of a file that the diff shows, by hunk. */
  function listShown(path: string): Set<number>[] {
    const [, ...parts] = git('diff', 'main...words', '--', path).split(/^@@ -\S+ \+/m);
    return parts.map((part) => {
      const [, ...lines] = part.split('\n');
      const shown = lines.filter((line) => line !== '' && !/^[-\\]/.test(line));
      return new Set(shown.map((_, at) => Number.parseInt(part, 10) + at));
    });
  }

  function isRefused({ path, line, start_line: start = line }: LineComment): boolean {
    return !listShown(path).some((shown) => shown.has(start) && shown.has(line));
  }

  function answer(request: string, body: Review & { body: string }): unknown {
    const head = { sha: git('rev-parse', 'words') };
    const base = { sha: git('rev-parse', 'main') };
    const bot = { login: 'github-actions[bot]' };
    switch (request) {
      case 'GET pulls?state=open&head=somebody%3Awords':
        return [{ number: 7, head, base }];
      case `GET compare/${base.sha}...${head.sha}`:
        return {
          files: git('diff', '--name-only', 'main...words')
            .split('\n')
            .map((filename) => {
              const diff = git('diff', 'main...words', '--', filename);
              return { filename, patch: diff.slice(diff.indexOf('\n@@') + 1) };
            }),
        };
      case 'GET actions/runs/5/artifacts':
        return { artifacts: [{ id: 9, name: 'index.html' }] };
      case 'GET issues/7/comments?per_page=100':
        return comments;
      case 'POST issues/7/comments':
        return comments.push({ id: 11, body: body.body, user: bot });
      case 'PATCH issues/comments/11':
        return Object.assign(comments[0] ?? {}, { body: body.body });
      case 'GET pulls/7/comments?per_page=100':
        return reviews.flatMap((review) =>
          review.comments.map((one) => ({ id: 1, user: bot, ...one })),
        );
      case 'POST pulls/7/reviews':
        return body.comments.some(isRefused) ? undefined : reviews.push(body);
    }
    return undefined;
  }

  const server = createServer(async (request, response) => {
    const sent = await text(request);
    const called = `${request.method} ${request.url?.replace('/repos/owner/name/', '')}`;
    const isKnown = request.headers.authorization === `Bearer ${token}`;
    const json = isKnown ? answer(called, sent === '' ? {} : JSON.parse(sent)) : undefined;
    response.writeHead(json === undefined ? 422 : 200);
    response.end(JSON.stringify(json ?? { message: called }));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}`,
    comments,
    reviews,
    close: () => server.close(),
  };
}
