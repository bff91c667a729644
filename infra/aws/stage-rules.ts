import type * as z from 'zod/mini';
import { RECEIVING_REGIONS } from './receiving-regions.ts';
import type { Settings } from './stage-schema.ts';

type Checked = z.output<typeof Settings>;

/** A setting that conflicts with others, and what to do about it. */
interface Broken {
  readonly path: string;
  readonly message: string;
}

interface Rule extends Broken {
  readonly holds: boolean;
}

/** Rules between a stage's settings, each of which is valid on its own. */
export function brokenRules(settings: Checked): Broken[] {
  const all = [...domainRules(settings), ...regionRules(settings), ...exampleRules(settings), ...prodRules(settings)];
  return all.filter(({ holds }) => !holds);
}

function domainRules({ domain, mailDomain, hostedZone: { name: zone } }: Checked): Rule[] {
  const inZone = (path: string, name: string) => ({
    path,
    holds: name === zone || name.endsWith(`.${zone}`),
    message: `${name} lies outside the hosted zone ${zone}, so no record of it could be written: choose one that ends in .${zone}, or name its own zone`,
  });
  return [
    inZone('domain', domain),
    inZone('mailDomain', mailDomain),
    {
      path: 'mailDomain',
      holds: mailDomain !== domain && mailDomain !== `api.${domain}`,
      message: `${mailDomain} is where the site or its API is: choose a domain for mail alone, like mail.${domain}`,
    },
  ];
}

/** Regions of an inference profile's models (Bedrock: "Supported Regions and models for inference profiles"). */
const PROFILE_REGIONS: Readonly<Record<string, RegExp>> = {
  eu: /^eu-/,
  us: /^(?:us|ca)-/,
  apac: /^ap-/,
  jp: /^ap-northeast-/,
  au: /^ap-southeast-/,
};

function regionRules({ region, modelId = '' }: Checked): Rule[] {
  const [prefix = ''] = modelId.split('.');
  return [
    {
      path: 'region',
      holds: RECEIVING_REGIONS.includes(region),
      message: `SES receives no mail in ${region}: choose one of ${RECEIVING_REGIONS.join(', ')}, or, if AWS has added it, put it into infra/aws/receiving-regions.ts`,
    },
    {
      path: 'modelId',
      holds: PROFILE_REGIONS[prefix]?.test(region) ?? true,
      message: `the inference profile ${modelId} is not available in ${region}: choose one from that region, as listed by aws bedrock list-inference-profiles --region ${region}`,
    },
  ];
}

/** The initial settings are an example's, and synthesise; with a domain of one's own none of them may be left. */
function exampleRules({ hostedZone, alarmsAddress }: Checked): Rule[] {
  const isExample = hostedZone.name === 'example.com';
  return [
    {
      path: 'hostedZone.id',
      holds: isExample || !hostedZone.id.endsWith('EXAMPLE'),
      message: `${hostedZone.id} is the example’s: put in what aws route53 list-hosted-zones-by-name --dns-name ${hostedZone.name} says`,
    },
    {
      path: 'alarmsAddress',
      holds: isExample || !alarmsAddress.endsWith('@example.com'),
      message: `nobody reads ${alarmsAddress}: enter the address that should receive alarms`,
    },
  ];
}

function prodRules({ stage, keepsData, firewall }: Checked): Rule[] {
  return [
    {
      path: 'keepsData',
      holds: stage !== 'prod' || keepsData,
      message: 'must be true in prod, or travellers’ trips would be deleted with the stack',
    },
    {
      path: 'firewall',
      holds: stage !== 'prod' || firewall,
      message: 'must be true in prod, or nothing stops a flood of requests from one address',
    },
  ];
}
