// What development adds to a page before its first component is loaded: React Refresh, and how
// Vite's overlay looks.
import '@vitejs/plugin-react/preamble';
import overlay from '../dev/overlay.css?inline';

// An element for it would stand in the way of hydration.
const sheet = new CSSStyleSheet();
sheet.replaceSync(overlay);
document.adoptedStyleSheets.push(sheet);
