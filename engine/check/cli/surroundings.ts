/** Where a command runs: what it may print, and whether GitHub Actions watches. */
export interface Surroundings {
  /** Whether the output understands colours and its reader has not refused them. */
  isColoured: boolean;
  /** Whether a step of GitHub Actions runs the command. */
  isGitHub: boolean;
  /** The file that Markdown for the summary of a workflow run is added to. */
  summaryFile: string | undefined;
  /** The branch that a pull request goes to. */
  baseBranch: string | undefined;
  /** Where the files of this commit can be read on the web. */
  filesUrl: string | undefined;
}

/**
 * Reads the surroundings from the environment.
 * @param env the environment's variables: NO_COLOR, FORCE_COLOR, TERM, GITHUB_…
 * @param isTerminal whether the output is a terminal
 */
export function readSurroundings(env: NodeJS.ProcessEnv, isTerminal: boolean): Surroundings {
  const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: name, GITHUB_SHA: commit } = env;
  return {
    isColoured: wantsColour(env, isTerminal),
    isGitHub: env.GITHUB_ACTIONS === 'true',
    summaryFile: env.GITHUB_STEP_SUMMARY || undefined,
    baseBranch: env.GITHUB_BASE_REF || undefined,
    filesUrl: server && name && commit ? `${server}/${name}/blob/${commit}` : undefined,
  };
}

/**
 * Whether words may be coloured.
 * @param env the environment's variables: NO_COLOR, FORCE_COLOR, TERM
 * @param isTerminal whether the output is a terminal
 */
export function wantsColour(env: NodeJS.ProcessEnv, isTerminal: boolean): boolean {
  if (env.NO_COLOR) return false;
  if (env.FORCE_COLOR) return env.FORCE_COLOR !== '0';
  return isTerminal && env.TERM !== 'dumb';
}
