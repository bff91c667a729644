import { azteccode, code128, drawingSVG, pdf417, qrcode } from 'bwip-js/browser';
import type { PassCode } from './read-pass.ts';

const ENCODERS = { azteccode, code128, pdf417, qrcode } as const;

/** A pass's code as a picture (SVG) with the margin that scanners need. Throws when it cannot hold the message. */
export function drawCode({ format, bytes }: PassCode): string {
  const isLine = format === 'code128';
  return ENCODERS[format](
    {
      bcid: format,
      text: bytes,
      // What stands in the message is data, never an instruction to the encoder.
      binarytext: true,
      scale: 3,
      paddingwidth: isLine ? 10 : 4,
      paddingheight: 4,
      ...(isLine ? { height: 20 } : {}),
      backgroundcolor: 'FFFFFF',
    },
    drawingSVG(),
  );
}
