/** The most common passwords, in lower case, with spaces between (web/build/common-passwords.ts). */
declare module 'virtual:common-passwords' {
  export const passwords: string;
}
