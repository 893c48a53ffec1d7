/**
 * Shows the problems in the files beside the form, and keeps them up to date.
 * @param address server-sent events, each the problems as a JSON string, empty if there are none
 */
export function showProblems(address: string): void {
  const panel = document.createElement('aside');
  panel.id = 'problems';
  panel.setAttribute('aria-live', 'polite');
  document.body.append(panel);
  new EventSource(address).addEventListener('message', ({ data }) => {
    const problems: string = JSON.parse(data);
    panel.toggleAttribute('data-clean', problems === '');
    panel.textContent = problems || 'Everything fits';
  });
}
