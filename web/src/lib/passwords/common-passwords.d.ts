/** The most common passwords, in lower case, with spaces between (web/build/common-passwords.ts). */
declare module 'virtual:common-passwords' {
  const passwords: string;
  export default passwords;
}
