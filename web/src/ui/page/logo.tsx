import { useId } from 'react';

/** The logo: a sun setting behind two hills and the sea. */
export function Logo() {
  const id = useId();
  return (
    <svg width="34" height="34" viewBox="0 0 64 64" aria-hidden="true" focusable="false">
      <clipPath id={id}>
        <rect width="64" height="64" rx="15" />
      </clipPath>
      <g clipPath={`url(#${id})`}>
        <path fill="#f6d9b8" d="M0 0h64v64H0z" />
        <circle cx="42" cy="25" r="10" fill="#e2734b" />
        <path fill="#5d9f9c" d="M0 38c14-9 26-9 38-2 9 5 18 5 26 1v27H0z" />
        <path fill="#0f6466" d="M0 48c16-7 30-5 42 1 8 4 15 4 22 2v13H0z" />
      </g>
    </svg>
  );
}
