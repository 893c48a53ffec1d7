import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';

/** A stand-in for GitHub's API over a git repository, for one person with write access. */
export interface GitHubHost {
  /** Every request, as `POST pulls` or `graphql createRef`. */
  requests: string[];
  pulls: PullRequest[];
  /** Runs git in the repository. */
  git: (...args: string[]) => string;
}

interface PullRequest {
  number: number;
  title: string;
  head: string;
  base: string;
  draft: boolean;
  labels: string[];
}

/** The fields of the editor's requests that matter for an answer. */
interface Input {
  name: string;
  oid: string;
  branch: { branchName: string };
  expectedHeadOid: string;
  fileChanges: { additions: { path: string; contents: string }[] };
  message: { headline: string };
}

const PREFIX = '/repos/owner/name/';
const PERSON = { name: 'Test', email: 'test@example.com' };
const CORS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Headers': '*',
  'Access-Control-Allow-Methods': '*',
};

/**
 * Makes a folder a repository, and uses it to answer a page's requests to `api.github.com`.
 * @param root the folder whose `content/` and `public/` are committed to `main`
 * @param token the token that the page must sign in with
 */
export async function routeGitHub(page: Page, root: string, token: string): Promise<GitHubHost> {
  const host = createHost(root);
  await page.route('https://api.github.com/**', async (route) => {
    const request = route.request();
    const fulfill = (status: number, json?: unknown) =>
      route.fulfill({ status, headers: CORS, ...(json === undefined ? {} : { json }) });
    if (request.method() === 'OPTIONS') return fulfill(204);
    if (request.headers().authorization !== `token ${token}`)
      return fulfill(401, { message: 'Bad credentials' });
    const { pathname } = new URL(request.url());
    const body = request.postData() === null ? {} : request.postDataJSON();
    if (pathname !== '/graphql') {
      const args = `${request.method()} ${pathname.replace(PREFIX, '')}`;
      host.requests.push(args.replace(/[0-9a-f]{40}/, 'oid'));
      const json = host.answer(args, body);
      return json === undefined ? fulfill(404, { message: 'Not Found' }) : fulfill(200, json);
    }
    try {
      return await fulfill(200, { data: host.query(body.query, body.variables) });
    } catch (error) {
      return fulfill(200, { data: null, errors: [{ message: Object(error).message }] });
    }
  });
  return host;
}

function createHost(root: string) {
  const options = {
    maxBuffer: 2 ** 28,
    encoding: 'utf8',
    env: { ...process.env, GIT_INDEX_FILE: join(root, '.git/index-of-the-host') },
  } as const;
  const settings = ['-C', root, '-c', 'user.name=Test', '-c', 'user.email=test@example.com'];
  const run = (args: string[], input = '') =>
    execFileSync('git', [...settings, ...args], { ...options, input });
  const git = (...args: string[]) => run(args).trimEnd();
  const requests: string[] = [];
  const pulls: PullRequest[] = [];
  rmSync(join(root, '.git'), { recursive: true, force: true });
  git('init', '--quiet', '--initial-branch=main');
  git('add', '--force', 'content', 'public');
  git('commit', '--quiet', '--message=Begin');

  /** Refused if the branch has moved, as on GitHub. */
  function commit(query: string, { branch, expectedHeadOid, fileChanges, message }: Input) {
    const ref = `refs/heads/${branch.branchName}`;
    if (git('rev-parse', ref) !== expectedHeadOid) throw new Error('The branch has moved.');
    git('read-tree', expectedHeadOid);
    for (const { path, contents } of fileChanges.additions) {
      const text = Buffer.from(contents, 'base64').toString();
      const blob = run(['hash-object', '-w', '--stdin'], text).trim();
      git('update-index', '--add', '--cacheinfo', `100644,${blob},${path}`);
    }
    const tree = git('write-tree');
    const oid = git('commit-tree', tree, '-p', expectedHeadOid, '-m', message.headline);
    git('update-ref', ref, oid);
    const files = mapAliases(query, /(\w+): file\(path: "([^"]+)"\)/g, (path) => ({
      oid: git('rev-parse', `${oid}:${path}`),
    }));
    return { commit: { oid, committedDate: new Date(), ...files } };
  }

  function createRef({ name, oid }: Input) {
    if (git('for-each-ref', '--format=%(refname)').split('\n').includes(name))
      throw new Error(`A ref named "${name}" already exists in the repository.`);
    git('update-ref', name, oid);
    return { ref: { name } };
  }

  /** A file by its oid, or by `branch:path`. */
  function readBlob(name: string) {
    const text = run(['cat-file', 'blob', name]);
    const oid = git('rev-parse', name);
    return { oid, byteSize: text.length, isBinary: false, isTruncated: false, text };
  }

  /** The answer to each query, keyed by text that appears in no other query. */
  const queries: Record<string, (query: string, branch: string, input: Input) => unknown> = {
    createCommitOnBranch: (query, _, input) => ({ createCommitOnBranch: commit(query, input) }),
    createRef: (_, __, input) => ({ createRef: createRef(input) }),
    'defaultBranchRef {': () => ({ repository: { defaultBranchRef: { name: 'main' } } }),
    'fork: repository': (_, branch) => ({
      fork: { id: 'R_1' },
      base: { ref: { target: { oid: git('rev-parse', branch) } } },
    }),
    'states: OPEN labels': () => ({ repository: { pullRequests: { nodes: [] } } }),
    'on Blob': (query) => ({
      repository: mapAliases(query, /(\w+): object\(\w+: "([^"]+)"\)/g, readBlob),
    }),
    'history(first: 1, path': (query) => ({
      repository: mapAliases(query, /(\w+): +ref\(/g, () =>
        toHistory({ author: { ...PERSON, user: null }, committedDate: new Date() }),
      ),
    }),
    'history(first: 1)': (_, branch) => ({
      repository: { ref: toHistory({ oid: git('rev-parse', branch), message: '' }) },
    }),
    'on Commit { oid }': (_, branch) => ({
      repository: { ref: { target: { oid: git('rev-parse', branch) } } },
    }),
    checkSuites: () => ({ repository: {} }),
    markPullRequestReadyForReview: () => {
      for (const pull of pulls) pull.draft = false;
      return { markPullRequestReadyForReview: { pullRequest: { isDraft: false } } };
    },
  };

  return {
    requests,
    pulls,
    git,
    query(query: string, { branch = 'main', input }: { branch?: string; input: Input }) {
      const [name, answer] = Object.entries(queries).find(([word]) => query.includes(word)) ?? [];
      requests.push(`graphql ${name ?? query}`);
      return answer?.(query, branch, input);
    },
    /** The answer to a REST request; undefined if there is no such resource. */
    answer(args: string, body: Partial<PullRequest>): unknown {
      if (args === 'GET /user') return { id: 1, login: 'test', ...PERSON };
      if (args === 'GET collaborators/test') return {};
      if (args.startsWith('GET git/trees/')) {
        const lines = git('ls-tree', '-r', '-l', 'main').split('\n');
        return { tree: lines.map(toTreeNode) };
      }
      const date = new Date();
      if (args === 'POST pulls') {
        const { title = '', head = '', base = '', draft = false } = body;
        const number = pulls.push({ number: 1, title, head, base, draft, labels: [] });
        const sha = git('rev-parse', head);
        const html_url = `https://github.com/owner/name/pull/${number}`;
        const dates = { created_at: date, updated_at: date };
        return { number, node_id: 'PR_1', title, html_url, head: { sha }, ...dates };
      }
      const [pull] = pulls;
      if (pull === undefined || !/^\w+ issues\/1/.test(args)) return undefined;
      pull.labels = body.labels ?? pull.labels;
      const labels = pull.labels.map((name) => ({ name }));
      return args === 'POST issues/1/labels' ? labels : { labels };
    },
  };
}

function toHistory(node: object) {
  return { target: { history: { nodes: [node] } } };
}

/** The aliases in a query, each with its answer. */
function mapAliases(query: string, pattern: RegExp, answer: (name: string) => unknown) {
  const found = [...query.matchAll(pattern)];
  return Object.fromEntries(found.map(([, alias = '', name = '']) => [alias, answer(name)]));
}

/** A line of `git ls-tree -r -l`. */
function toTreeNode(line: string) {
  const [, sha, size, path] = /^\d+ blob (\w+) +(\d+)\t(.*)$/.exec(line) ?? [];
  return { type: 'blob', path, sha, size: Number(size) };
}
