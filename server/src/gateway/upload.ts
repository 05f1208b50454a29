import type { FileUpload } from 'graphql-upload/processRequest.mjs';

/** A file of a multipart request. Its promise fails if the form has none; reading it fails if it is too large. */
export type Upload = Promise<Pick<FileUpload, 'mimetype' | 'createReadStream'>>;
