/** How a website reads its content. */
export { createContent } from './create-content';
export { findPictureAddress } from './media';
