import type { Context, Hono } from 'hono';
import { html } from 'hono/html';
import { copy } from '../copy.ts';
import { confirm, unsubscribe } from '../store/subscribers.ts';
import type { Endpoint, Env } from './endpoint.ts';

const POLICY = "default-src 'none'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'";

interface Page {
  title: string;
  text: string;
  button?: string;
}

/**
 * Adds the pages that the links in mail to readers open. Opening one changes nothing, since programs
 * that look for viruses open every link: its button does. A mail program may press it for its
 * reader (RFC 8058), without having seen the page.
 */
export function addNewsletterPages(app: Hono<Env>, { store, now }: Endpoint): void {
  const { pages } = copy;
  app.get('/newsletter/confirm', (context) => show(context, pages.confirm));
  app.post('/newsletter/confirm', async (context) => {
    const isConfirmed = await confirm(store, context.req.query('token') ?? '', now());
    return show(context, isConfirmed ? pages.confirmed : pages.stale);
  });
  app.get('/newsletter/leave', (context) => show(context, pages.leave));
  app.post('/newsletter/leave', async (context) => {
    await unsubscribe(store, context.req.query('token') ?? '', now());
    return show(context, pages.left);
  });
}

/** A page without style or script; its form posts to its own address. */
function show(context: Context<Env>, { title, text, button }: Page) {
  context.header('Content-Security-Policy', POLICY);
  const form =
    button === undefined ? '' : html`<form method="post"><button>${button}</button></form>`;
  return context.html(
    html`<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>${title}</title><h1>${title}</h1><p>${text}</p>${form}</html>`,
  );
}
