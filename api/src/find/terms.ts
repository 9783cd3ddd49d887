import { foldText } from '@dp/contract/fold-text.ts';

/** What separates the words of a name. */
const BETWEEN_WORDS = /[\s\-_.,،؛:/()'"]+/;

/** The words of a name as they are compared: in one spelling, each once. */
export function nameWords(name: string): string[] {
  return [...new Set(foldText(name).split(BETWEEN_WORDS))].filter((word) => word !== '');
}

/** The digits of an E.164 number. */
export function digitsOf(phone: string): string {
  return phone.replace(/\D/g, '');
}

/** A phone number's digits as a term, the last one first: a number is found by how it ends. */
export function phoneTerm(digits: string): string {
  return `p${[...digits].reverse().join('')}`;
}

/** A word of a name as a term. */
export function nameTerm(word: string): string {
  return `n${word}`;
}

/** A lower-case e-mail address as a term. */
export function emailTerm(email: string): string {
  return `e${email}`;
}
