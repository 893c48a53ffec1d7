/** How a website reads its content. */
export { createContent } from './create-content';
