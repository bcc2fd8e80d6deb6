import { saveBlob } from './save-blob'

/** Offers a text as a file to save, as `saveBlob` does. @param type MIME type */
export function saveText(name: string, type: string, text: string): void {
  saveBlob(name, new Blob([text], { type: `${type};charset=utf-8` }))
}
