interface DefaultWords {
  readonly title: string;
  readonly message: string;
}

/** HOME-15: Returns the default message if there is none, 'Error' for an empty text, and the message of a thrown error. */
export function alertText(message: unknown, words: DefaultWords): string {
  if (message === undefined || message === null) return words.message;
  const text = message instanceof Error ? message.message : String(message);
  return text.trim() === '' ? words.title : text;
}
