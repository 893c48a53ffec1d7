import { createRequire } from 'node:module';
import { loadOnce } from '../browser/load-once.ts';

/** What is used of speech-rule-engine, which publishes no types of its own. */
interface SpeechRuleEngine {
  setupEngine: (features: Record<'locale' | 'domain' | 'modality', string>) => Promise<string>;
  toSpeech: (mathml: string) => string;
}

const openEngine = loadOnce(loadEngine);

/**
 * A formula as somebody would read it aloud in English, such as `5 times 12 equals 60`: many screen
 * readers know nothing of MathML and would read its signs one after the other.
 * @param markup its MathML, which must not be parted for the ends of lines
 */
export async function speakFormula(markup: string): Promise<string> {
  const { toSpeech } = await openEngine();
  // Upright letters would be read as "normal", and the sign of a difference as "triangle".
  return toSpeech(markup.replaceAll(' mathvariant="normal"', '')).replaceAll('triangle', 'Delta');
}

async function loadEngine(): Promise<SpeechRuleEngine> {
  // It is CommonJS with a mark of ES modules, which Node and bundlers import in different ways.
  const engine: SpeechRuleEngine = createRequire(import.meta.url)('speech-rule-engine');
  await engine.setupEngine({ locale: 'en', domain: 'clearspeak', modality: 'speech' });
  return engine;
}
