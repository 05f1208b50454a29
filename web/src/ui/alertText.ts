interface DefaultWords {
  readonly title: string;
  readonly message: string;
}

/** HOME-15: nothing said is the default message, an empty text is 'Error', a thrown error is its own message. */
export function alertText(message: unknown, words: DefaultWords): string {
  if (message === undefined || message === null) return words.message;
  const text = message instanceof Error ? message.message : String(message);
  return text.trim() === '' ? words.title : text;
}
