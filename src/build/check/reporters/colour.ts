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
