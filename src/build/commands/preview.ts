import { startPreview } from '../preview-server';

const PORT = Number(process.env.PORT ?? 4173);

try {
  await startPreview(process.cwd(), PORT);
  console.log(`The site is at http://localhost:${PORT}`);
} catch (error) {
  const message = error instanceof Error ? error.message : String(error);
  console.error(
    message.includes('EADDRINUSE')
      ? `Port ${PORT} is taken. Try: PORT=4174 npm run preview`
      : message,
  );
  process.exitCode = 1;
}
