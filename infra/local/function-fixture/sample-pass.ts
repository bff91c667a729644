import { createHash } from 'node:crypto';
import { strToU8, zipSync } from 'fflate';
import forge from 'node-forge';

/** How Apple names the symbologies of a pass's code ("Pass.Barcodes"). */
export type CodeFormat =
  | 'PKBarcodeFormatQR'
  | 'PKBarcodeFormatAztec'
  | 'PKBarcodeFormatPDF417'
  | 'PKBarcodeFormatCode128';

interface SamplePass {
  readonly passenger: string;
  readonly message: string;
  readonly format?: CodeFormat;
  readonly flight?: string;
  /** ISO 8601 with an offset. */
  readonly at?: string;
  readonly more?: Readonly<Record<string, Uint8Array>>;
}

/** A boarding pass (.pkpass) signed by a certificate that was made for it, as an airline makes them. */
export function signedPass(pass: SamplePass): Uint8Array {
  const { flight = 'LX 160', at = '2027-06-03T10:20:00+02:00', format = 'PKBarcodeFormatAztec' } = pass;
  const content = {
    ...{ formatVersion: 1, passTypeIdentifier: 'pass.example.air', serialNumber: pass.message.slice(0, 40) },
    ...{ teamIdentifier: 'EXAMPLE123', organizationName: 'Example Air', description: `Boarding pass ${flight}` },
    ...{
      logoText: 'Example Air',
      relevantDate: at,
      foregroundColor: 'rgb(255,255,255)',
      backgroundColor: 'rgb(12,40,90)',
    },
    barcodes: [{ format, message: pass.message, messageEncoding: 'iso-8859-1', altText: pass.passenger }],
    boardingPass: {
      transitType: 'PKTransitTypeAir',
      headerFields: [{ key: 'gate', label: 'Gate', value: 'A42' }],
      primaryFields: [
        { key: 'from', label: 'Zurich', value: 'ZRH' },
        { key: 'to', label: 'Tokyo', value: 'NRT' },
      ],
      secondaryFields: [{ key: 'passenger', label: 'Passenger', value: pass.passenger }],
      auxiliaryFields: [
        { key: 'flight', label: 'Flight', value: flight },
        { key: 'seat', label: 'Seat', value: '31K' },
      ],
      backFields: [{ key: 'terms', label: 'Terms', value: 'Be at the gate 40 minutes before.' }],
    },
  };
  const files: Record<string, Uint8Array> = {
    'pass.json': strToU8(JSON.stringify(content)),
    'icon.png': Buffer.from(ICON, 'base64'),
    ...pass.more,
  };
  const hashes = Object.entries(files).map(([name, bytes]) => [name, createHash('sha1').update(bytes).digest('hex')]);
  const manifest = strToU8(JSON.stringify(Object.fromEntries(hashes)));
  return zipSync({ ...files, 'manifest.json': manifest, signature: signatureOf(manifest) });
}

/** A picture of one transparent pixel. */
const ICON = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

let signer: { readonly certificate: forge.pki.Certificate; readonly key: forge.pki.PrivateKey } | undefined;

function newSigner() {
  const { publicKey, privateKey } = forge.pki.rsa.generateKeyPair(1024);
  const certificate = forge.pki.createCertificate();
  const name = [{ name: 'commonName', value: 'Pass Type ID: pass.example.air' }];
  certificate.publicKey = publicKey;
  certificate.setSubject(name);
  certificate.setIssuer(name);
  certificate.sign(privateKey, forge.md.sha256.create());
  return { certificate, key: privateKey };
}

/** A detached signature (RFC 5652) over the manifest. */
function signatureOf(manifest: Uint8Array): Uint8Array {
  signer ??= newSigner();
  const signed = forge.pkcs7.createSignedData();
  signed.content = forge.util.createBuffer(Buffer.from(manifest).toString('binary'));
  signed.addCertificate(signer.certificate);
  signed.addSigner({
    key: signer.key as forge.pki.rsa.PrivateKey,
    certificate: signer.certificate,
    digestAlgorithm: forge.pki.oids.sha256 ?? '',
    authenticatedAttributes: [
      { type: forge.pki.oids.contentType ?? '', value: forge.pki.oids.data ?? '' },
      { type: forge.pki.oids.messageDigest ?? '' },
    ],
  });
  signed.sign({ detached: true });
  return Buffer.from(forge.asn1.toDer(signed.toAsn1()).getBytes(), 'binary');
}

/** A PDF of one page with a line of text (ISO 32000-2). */
export function ticketPdf(text: string): Uint8Array {
  const stream = `BT /F1 18 Tf 40 780 Td (${text.replaceAll(/[()\\]/g, '')}) Tj ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let pdf = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const at = pdf.length;
    pdf += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return at;
  });
  const table = offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('');
  const end = `trailer << /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${pdf.length}\n%%EOF\n`;
  return Buffer.from(`${pdf}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}${end}`, 'latin1');
}
