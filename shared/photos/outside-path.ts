/** Where pictures of other sites are shown, apart from its call: the first page has no room for the call's schemas. */
export const OUTSIDE_PATH = '/media/outside/';
