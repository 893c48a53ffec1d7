import { toToday } from '#base/publishing';

/** The day that the site is built for, `YYYY-MM-DD`; `SITE_NOW` sets it. */
export const today = toToday(process.env.SITE_NOW, new Date());

/**
 * Whether unpublished entries are shown: in development, never in a build. Only a development
 * server has hot module replacement, whatever `NODE_ENV` is set to.
 */
export const isPreview = import.meta.hot !== undefined;
