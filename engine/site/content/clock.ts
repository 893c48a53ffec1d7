import { toToday } from '#base/publishing';

/** The day that the site is built for, `YYYY-MM-DD`; `SITE_NOW` sets it. */
export const today = toToday(process.env.SITE_NOW, new Date());

/**
 * Whether unpublished entries are shown: in development, never in a build. Only a development
 * server exchanges modules, whatever `NODE_ENV` somebody's shell has set.
 */
export const isPreview = import.meta.hot !== undefined;
