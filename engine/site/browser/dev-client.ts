// What development adds to a page before its first component is loaded: React Refresh, and styles
// for Vite's overlay.
import '@vitejs/plugin-react/preamble';
import overlay from '../dev/overlay.css?inline';

// A <style> element would cause a hydration mismatch.
const sheet = new CSSStyleSheet();
sheet.replaceSync(overlay);
document.adoptedStyleSheets.push(sheet);
