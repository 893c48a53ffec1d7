/** Where a command runs: what it may print, and whether GitHub Actions watches. */
export interface Surroundings {
  /** Whether the output understands colours and its reader has not refused them. */
  isColoured: boolean;
  /** Whether a step of GitHub Actions runs the command. */
  isGitHub: boolean;
  /** The branch that a pull request goes to. */
  baseBranch: string | undefined;
}

/**
 * Reads the surroundings from the environment.
 * @param env the environment's variables: NO_COLOR, FORCE_COLOR, TERM, GITHUB_…
 * @param isTerminal whether the output is a terminal
 */
export function readSurroundings(env: NodeJS.ProcessEnv, isTerminal: boolean): Surroundings {
  return {
    isColoured: wantsColour(env, isTerminal),
    isGitHub: env.GITHUB_ACTIONS === 'true',
    baseBranch: env.GITHUB_BASE_REF || undefined,
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
