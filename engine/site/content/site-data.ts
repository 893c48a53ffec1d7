import { readFilesSetting, readFormEndpoint } from '#base/form-endpoint';
import type { Content } from '../define/content';
import type { SiteData } from '../define/site-data';

/** The thank-you page for forms that were sent without JavaScript. */
const RECEIVED = '/company/received';

/**
 * The data for what surrounds every page. `SITE_URL` says where the site will be served,
 * `SITE_FORM_ENDPOINT` where its forms are sent, `SITE_FORM_FILES` whether that takes files.
 * @throws when one of them is malformed
 */
export function loadSiteData(content: Content): SiteData {
  const { origin, year } = content;
  const { SITE_FORM_ENDPOINT, SITE_FORM_FILES } = process.env;
  const endpoint = readFormEndpoint(SITE_FORM_ENDPOINT);
  const takesFiles = readFilesSetting(SITE_FORM_FILES, SITE_FORM_ENDPOINT);
  const formTarget = endpoint === null ? null : { endpoint, next: origin + RECEIVED, takesFiles };
  return { site: nameGroups(content), origin, year, formTarget };
}

/** Groups of hits that `content/site.yaml` does not name are named after their list. */
function nameGroups({ site, groups, linkTo }: Content): SiteData['site'] {
  const { kinds } = site.search;
  const others = groups().flatMap(({ kind, full }) =>
    kind in kinds ? [] : [[kind, full === null ? kind : linkTo(full).label]],
  );
  return {
    ...site,
    search: { ...site.search, kinds: { ...kinds, ...Object.fromEntries(others) } },
  };
}
