/** Symbols of units that stand behind figures here; words such as "minutes" may go to another line. */
const UNITS = [
  'kVAr|kvar|kVA|MVA|VA|kV|mV|V|kA|mA|A|kWh|MWh|GWh|kW|MW|mW|W|kHz|Hz|MHz',
  'ms|µs|ns|s|min|h|mm²|mm|cm|m|km|kg|Nm|bar|°C|K|lm|lux|dB|dBm|kB|MB|GB|Ω|µF|mF|nF|kJ|J',
].join('|');

const GAP = new RegExp(String.raw`(?<=\d) (?=(?:${UNITS})(?![\p{L}\p{N}-]))`, 'gu');

/** A text whose figures stay on one line with their units: the space between them does not break. */
export function keepUnits(text: string): string {
  return text.replace(GAP, '\u00a0');
}
