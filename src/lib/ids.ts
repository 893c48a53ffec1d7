/**
 * What the ids that React generates begin with, on the server and in browsers. Every id that is no
 * public anchor has it: a heading of a text cannot, since its id has no colon.
 */
export const identifierPrefix = 'ui:';
