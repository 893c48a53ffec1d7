/** Where the editor of a deployed site saves, and how people sign in to it. */
export interface EditorHost {
  /** The repository on GitHub, `owner/name`. */
  repo: string;
  /** The origin of an OAuth sign-in service; without one, people sign in with a token. */
  oauth?: string | undefined;
}

/** Two names, neither of which is only dots: these would be folders above. */
const REPOSITORY = /^(?!\.+\/)[\w.-]+\/(?!\.+$)[\w.-]+$/;

/**
 * Reads the settings of the editor of a deployed site.
 * @param env `SITE_EDITOR_REPO` and `SITE_EDITOR_OAUTH`
 * @returns undefined if the site has no editor
 * @throws if a setting is malformed; the message says what to write
 */
export function readEditorHost(env: NodeJS.ProcessEnv): EditorHost | undefined {
  const { SITE_EDITOR_REPO: repo, SITE_EDITOR_OAUTH: oauth } = env;
  if (!repo) return undefined;
  if (!REPOSITORY.test(repo))
    throw new Error(`SITE_EDITOR_REPO is "${repo}", but must name a repository as owner/name.`);
  if (!oauth) return { repo };
  const url = URL.parse(oauth);
  if (url?.protocol !== 'https:' || url.href !== `${url.origin}/`)
    throw new Error(
      `SITE_EDITOR_OAUTH is "${oauth}", but must be an https address without a path, such as https://sign-in.example.`,
    );
  return { repo, oauth: url.origin };
}
