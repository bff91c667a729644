import type * as z from 'zod/mini';
import { RECEIVING_REGIONS } from './receiving-regions.ts';
import type { Settings } from './stage-schema.ts';

type Checked = z.output<typeof Settings>;

/** A setting that does not go with the others, and what to do about it. */
interface Broken {
  readonly path: string;
  readonly message: string;
}

interface Rule extends Broken {
  readonly holds: boolean;
}

/** What must hold between a stage's settings; each alone holds already. */
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

/** Where the models of an inference profile are (Bedrock: "Supported Regions and models for inference profiles"). */
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
      message: `the inference profile ${modelId} is not to be had in ${region}: choose one of that region, which aws bedrock list-inference-profiles --region ${region} names`,
    },
  ];
}

/** The settings as they come are of nobody's domain, and synthesise; with a domain of one's own nothing of them may be left. */
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
      message: `nobody reads ${alarmsAddress}: put in who is to be told of alarms`,
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
      message: 'must be true in prod, or nothing stops an address that asks without end',
    },
  ];
}
