import { z } from 'zod';
import { toComment, toSuggestions } from './comment.ts';

/** Sends a request about the repository to GitHub. */
type Ask = (method: string, path: string, body?: object) => Promise<unknown>;

/** Starts the comment, so that it can be found again. */
const MARK = '<!-- review of this pull request -->\n';
const BOT = 'github-actions[bot]';
const HOW = 'The check can fix this: press "Commit suggestion" on the lines.';

/** The parts of the `workflow_run` event that say what to review. */
const eventSchema = z.object({
  workflow_run: z.object({
    id: z.int(),
    html_url: z.string(),
    head_sha: z.string(),
    head_branch: z.string(),
    head_repository: z.object({ owner: z.object({ login: z.string() }) }),
  }),
});
const sha = z.object({ sha: z.string() });
const pullsSchema = z.array(z.object({ number: z.int(), head: sha, base: sha }));
const artifactsSchema = z.object({
  artifacts: z.array(z.object({ id: z.int(), name: z.string() })),
});
const commentsSchema = z.array(
  z.object({
    id: z.int(),
    body: z.string(),
    user: z.object({ login: z.string() }).nullable(),
    path: z.string().optional(),
    line: z.int().nullish(),
  }),
);

/**
 * Posts the results of a review to its pull request: one comment, which is updated, and suggestions
 * on lines that do not have them yet.
 * @param event the event that started the workflow
 * @param files what `npm run review` and the check wrote; untrusted
 * @param env GitHub's variables for the workflow with `GITHUB_TOKEN`; `REVIEW_URL`, where previews
 * are, and `REVIEW_REPORT_URL`, where the report is if it isn't an artifact
 * @returns what was done, in a sentence
 * @throws if GitHub refuses, or data has another shape
 */
export async function postReview(
  event: unknown,
  { review, fixes }: { review: unknown; fixes: unknown },
  env: NodeJS.ProcessEnv,
): Promise<string> {
  const { workflow_run: run } = eventSchema.parse(event);
  const ask = createAsk(env);
  const head = encodeURIComponent(`${run.head_repository.owner.login}:${run.head_branch}`);
  const pulls = pullsSchema.parse(await ask('GET', `pulls?state=open&head=${head}`));
  const pull = pulls.find((one) => one.head.sha === run.head_sha);
  if (!pull) return 'The pull request was closed or has newer commits; nothing is posted.';
  // Compares two commits, not the pull request, which may have newer ones by now.
  const comparison = await ask('GET', `compare/${pull.base.sha}...${run.head_sha}`);

  const made = artifactsSchema.parse(await ask('GET', `actions/runs/${run.id}/artifacts`));
  const artifact = made.artifacts.find(({ name }) => name === 'index.html');
  const report = `${run.html_url}${artifact ? `/artifacts/${artifact.id}` : ''}`;
  const links = { preview: env.REVIEW_URL || undefined, report: env.REVIEW_REPORT_URL || report };
  const body = MARK + toComment(comparison, review, links);
  const old = (await listComments(ask, `issues/${pull.number}/comments`)).find(
    (one) => one.user?.login === BOT && one.body.startsWith(MARK),
  );
  if (old) await ask('PATCH', `issues/comments/${old.id}`, { body });
  else await ask('POST', `issues/${pull.number}/comments`, { body });

  const posted = await listComments(ask, `pulls/${pull.number}/comments`);
  const comments = toSuggestions(comparison, fixes).filter(
    ({ path, line, body }) =>
      !posted.some((one) => one.path === path && one.line === line && one.body === body),
  );
  const draft = { commit_id: run.head_sha, event: 'COMMENT', body: HOW, comments };
  if (comments.length > 0) await ask('POST', `pulls/${pull.number}/reviews`, draft);
  return `Pull request ${pull.number}: comment ${old ? 'renewed' : 'posted'}, new suggestions: ${comments.length}.`;
}

function createAsk({ GITHUB_API_URL, GITHUB_REPOSITORY, GITHUB_TOKEN }: NodeJS.ProcessEnv): Ask {
  const headers = {
    accept: 'application/vnd.github+json',
    authorization: `Bearer ${GITHUB_TOKEN}`,
  };
  return async (method, path, body) => {
    const address = `${GITHUB_API_URL}/repos/${GITHUB_REPOSITORY}/${path}`;
    const request = { method, headers, body: body ? JSON.stringify(body) : null };
    const response = await fetch(address, request);
    if (response.ok) return response.json();
    throw new Error(
      `GitHub refused ${method} ${path}: ${response.status} ${await response.text()}`,
    );
  };
}

/** The first hundred comments, the oldest first: ours comes soon after the pull request. */
async function listComments(ask: Ask, path: string): Promise<z.infer<typeof commentsSchema>> {
  return commentsSchema.parse(await ask('GET', `${path}?per_page=100`));
}
