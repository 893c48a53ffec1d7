import { readFormEndpoint, readTakesFiles } from '#base/form-endpoint';
import type { SiteData } from '../define/site-data';
import { today } from './clock';
import { content } from './content';
import { listGroups } from './search-documents';
import { site } from './site';

/** The page that thanks visitors whose form was sent without JavaScript. */
const RECEIVED = '/company/received';

/**
 * What surrounds every page; `SITE_URL` says where the site will be served,
 * `SITE_FORM_ENDPOINT` where its forms are sent to, `SITE_FORM_FILES` whether it takes files.
 * @throws when the endpoint is not an address that may take forms
 */
export function loadSiteData(): SiteData {
  const { origin } = content;
  const endpoint = readFormEndpoint(process.env.SITE_FORM_ENDPOINT);
  const takesFiles = readTakesFiles(process.env.SITE_FORM_FILES);
  const formTarget = endpoint === null ? null : { endpoint, next: origin + RECEIVED, takesFiles };
  return { site: nameGroups(), origin, year: Number(today.slice(0, 4)), formTarget };
}

/** Groups of hits that `content/site.yaml` does not name are called like their list. */
function nameGroups(): SiteData['site'] {
  const { kinds } = site.search;
  const others = listGroups().flatMap(({ kind, full }) =>
    kind in kinds ? [] : [[kind, full === null ? kind : content.linkTo(full).label]],
  );
  return {
    ...site,
    search: { ...site.search, kinds: { ...kinds, ...Object.fromEntries(others) } },
  };
}
