import { useEffect, useState } from 'react';
import { startWorker } from '../session/thread.ts';
import type { Answered, Asked, Call } from './answers.ts';
import type { Book, BookDetail, Library } from './types.ts';

/** Asks the library's worker; it is started by the first question and stays. */

interface Waiting {
  resolve(value: unknown): void;
  reject(error: Error): void;
}

const waiting = new Map<number, Waiting>();
let worker: Worker | null = null;
let count = 0;

function started(): Worker {
  if (worker !== null) return worker;
  worker = startWorker();
  worker.onmessage = ({ data }: MessageEvent<Answered>) => {
    const asked = waiting.get(data.id);
    waiting.delete(data.id);
    if ('error' in data) asked?.reject(new Error(data.error));
    else asked?.resolve(data.result);
  };
  worker.onerror = (event) => {
    for (const { reject } of waiting.values()) reject(new Error(event.message));
    waiting.clear();
  };
  return worker;
}

export function ask<K extends Call>(call: K, ...args: Parameters<Library[K]>): Promise<ReturnType<Library[K]>> {
  const id = ++count;
  return new Promise((resolve, reject) => {
    waiting.set(id, { resolve: resolve as Waiting['resolve'], reject });
    started().postMessage({ id, library: call, args } satisfies Asked);
  });
}

const books = new Map<string, Promise<Book>>();

export function bookFor(game: string, detail: BookDetail = 'whole'): Promise<Book> {
  const name = `${game}/${detail}`;
  const found = books.get(name) ?? ask('book', game, detail);
  books.set(name, found);
  found.catch(() => books.delete(name));
  return found;
}

/** Null while it is being opened; an error goes to the page's boundary. */
export function useBook(game: string, detail: BookDetail = 'whole'): Book | null {
  const [opened, setOpened] = useState<{ game: string; book: Book } | null>(null);
  const [error, setError] = useState<Error | null>(null);
  useEffect(() => {
    let current = true;
    bookFor(game, detail)
      .then((book) => current && setOpened({ game, book }))
      .catch((failure: Error) => current && setError(failure));
    return () => {
      current = false;
    };
  }, [game, detail]);
  if (error !== null) throw error;
  return opened?.game === game ? opened.book : null;
}
