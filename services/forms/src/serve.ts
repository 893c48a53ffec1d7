import { log, toCode } from './log.ts';
import { listChannels, startService } from './service.ts';
import { readSettings } from './settings.ts';

// What it stores is nobody's business but its own.
process.umask(0o077);
process.on('unhandledRejection', (error) => log('fault', { code: toCode(error) }));

try {
  const settings = readSettings(process.env);
  const service = await startService(settings);
  log('listening', { port: service.port, monitorPort: service.monitorPort });
  if (listChannels(settings).length === 0) log('nobody is told: set SMTP_URL or WEBHOOK_URL');
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.once(signal, async () => {
      await service.close();
      process.exit();
    });
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exit(1);
}
