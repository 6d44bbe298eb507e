/** Where the browser keeps which lobby the page plays in: also known to what runs before the app. */
export const ACTIVE_LOBBY = 'bettle.active-lobby'
