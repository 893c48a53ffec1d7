/**
 * Lets a step of a command end with the command: one that was killed must not leave a step behind
 * that goes on writing. Outside of a command it does nothing.
 */
export function endWithParent(): void {
  const isStep = process.send !== undefined;
  if (!isStep) return;
  // It may have been killed while this step was still loading.
  if (!process.connected) process.exit(1);
  process.once('disconnect', () => process.exit(1));
  process.channel?.unref();
}
