// Runs a program of the service: `node run.mjs serve`. Nothing is compiled: Node 24 reads TypeScript by
// itself, and tsx lends Node 20 its eyes.
const programs = {
  serve: './src/serve.ts',
  inquiries: './src/inquiries.ts',
  catcher: './src/catcher/catcher.ts',
};

const [program] = process.argv.splice(2, 1);
if (!Object.hasOwn(programs, program ?? '')) {
  process.stderr.write(`Known programs are ${Object.keys(programs).join(', ')}.\n`);
  process.exit(2);
}
if (Number.parseInt(process.versions.node, 10) < 24) (await import('tsx/esm/api')).register();
await import(programs[program]);
