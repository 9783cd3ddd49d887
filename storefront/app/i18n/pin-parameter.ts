/** The query parameter that pins a page's language, for links and search engines (design §6). */
export const PIN_PARAMETER = 'lang';
