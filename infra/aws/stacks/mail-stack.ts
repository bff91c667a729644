import { Aws, Duration } from 'aws-cdk-lib';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { CfnPermission, type Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import { CnameRecord, HostedZone, type IHostedZone, MxRecord, TxtRecord } from 'aws-cdk-lib/aws-route53';
import { CfnReceiptRule, EmailIdentity, Identity } from 'aws-cdk-lib/aws-ses';
import type { Construct } from 'constructs';
import { INBOUND } from '#functions/data/mail-keys.ts';
import { MAIL_EVENT } from '#infra/object-events.ts';
import { asBucket } from '../constructs/cdk-interfaces.ts';
import { DeadLetterQueue } from '../constructs/dead-letter-queue.ts';
import { LogBucket } from '../constructs/log-bucket.ts';
import { ObjectFunction } from '../constructs/object-function.ts';
import { PrivateBucket } from '../constructs/private-bucket.ts';
import { type CodeOf, ProductFunction } from '../constructs/product-function.ts';
import { StageStack } from '../constructs/stage-stack.ts';
import { namesOf } from '../stage-names.ts';
import type { StageSettings } from '../stage-settings.ts';

/**
 * The way of a mail: MX record, SES's receipt rule for the mail domain, admission, bucket, function. An account and region has
 * one active rule set, so it is made once by hand and every stage adds its rule:
 *
 *     aws ses create-receipt-rule-set --rule-set-name inbound
 *     aws ses set-active-receipt-rule-set --rule-set-name inbound
 */
export class MailStack extends StageStack {
  constructor(scope: Construct, settings: StageSettings, codeOf: CodeOf) {
    super(scope, 'mail', settings, { terminationProtection: settings.keepsData });
    this.domain(settings);
    const { function: admission } = new ProductFunction(this, { settings, name: 'admitMail', codeOf });
    const bucket = this.bucket(settings, this.reader(settings, codeOf));
    this.receiptRule(settings, bucket, admission);
  }

  private domain(settings: StageSettings): void {
    const { mailDomain, hostedZone, region } = settings;
    const zone = HostedZone.fromHostedZoneAttributes(this, 'Zone', {
      hostedZoneId: hostedZone.id,
      zoneName: hostedZone.name,
    });
    const { mailFromDomain } = namesOf(settings);
    const identity = new EmailIdentity(this, 'Domain', { identity: Identity.domain(mailDomain), mailFromDomain });
    identity.dkimRecords.forEach(({ name, value }, index) => {
      // The zone's name is appended to a name that does not end in a dot.
      new CnameRecord(this, `Dkim${index + 1}`, { zone, recordName: `${name}.`, domainName: value });
    });
    new MxRecord(this, 'Inbound', {
      zone,
      recordName: `${mailDomain}.`,
      values: [{ priority: 10, hostName: `inbound-smtp.${region}.amazonaws.com` }],
    });
    this.senderRecords(zone, settings);
  }

  /**
   * Tells other servers which mail in our name is authentic: only SES may send it (SPF, RFC 7208), and what is neither
   * from there nor signed is to be refused (DMARC, RFC 7489). SES receives bounces at the MAIL FROM domain.
   */
  private senderRecords(zone: IHostedZone, settings: StageSettings): void {
    const { mailDomain, region } = settings;
    const { mailFromDomain } = namesOf(settings);
    new MxRecord(this, 'MailFrom', {
      zone,
      recordName: `${mailFromDomain}.`,
      values: [{ priority: 10, hostName: `feedback-smtp.${region}.amazonses.com` }],
    });
    const texts = {
      Spf: { name: mailDomain, value: 'v=spf1 include:amazonses.com -all' },
      MailFromSpf: { name: mailFromDomain, value: 'v=spf1 include:amazonses.com -all' },
      Dmarc: { name: `_dmarc.${mailDomain}`, value: 'v=DMARC1; p=reject' },
    };
    for (const [id, { name, value }] of Object.entries(texts)) {
      new TxtRecord(this, id, { zone, recordName: `${name}.`, values: [value] });
    }
  }

  private reader(settings: StageSettings, codeOf: CodeOf): ObjectFunction {
    const deadLetters = new DeadLetterQueue(this, 'UnreadMails', settings, 'receive-mail');
    return new ObjectFunction(this, { settings, codeOf, startedBy: MAIL_EVENT, deadLetters });
  }

  private bucket(settings: StageSettings, reader: ObjectFunction): PrivateBucket {
    const { mailBucket } = namesOf(settings);
    const bucket = new PrivateBucket(this, 'Mails', {
      bucketName: mailBucket,
      settings,
      serverAccessLogsBucket: asBucket(new LogBucket(this, 'AccessLogs', settings)),
      serverAccessLogsPrefix: 'mails/',
      lifecycleRules: [{ expiration: Duration.days(settings.mailRetention) }],
      // A mail that its traveller deletes is gone: no version of it stays.
      versioned: false,
    });
    reader.startFor(bucket);
    return bucket;
  }

  /** An arriving mail is scanned for spam and viruses, checked by the admission function, and only then stored. */
  private receiptRule(settings: StageSettings, bucket: PrivateBucket, admission: LambdaFunction): void {
    const name = namesOf(settings).prefix;
    const ruleArn = `arn:aws:ses:${settings.region}:${Aws.ACCOUNT_ID}:receipt-rule-set/${settings.receiptRuleSet}:receipt-rule/${name}`;
    const allowed = bucket.addToResourcePolicy(
      new PolicyStatement({
        principals: [new ServicePrincipal('ses.amazonaws.com')],
        actions: ['s3:PutObject'],
        resources: [bucket.arnForObjects(`${INBOUND}/*`)],
        conditions: { StringEquals: { 'aws:SourceAccount': Aws.ACCOUNT_ID, 'aws:SourceArn': ruleArn } },
      }),
    );
    const rule = new CfnReceiptRule(this, 'Rule', {
      ruleSetName: settings.receiptRuleSet,
      rule: {
        name,
        enabled: true,
        recipients: [settings.mailDomain],
        // SES writes its verdicts into the mail's headers: X-SES-Spam-Verdict and X-SES-Virus-Verdict.
        scanEnabled: true,
        // Booking mails come from anywhere; a mail from a server without TLS is better accepted than refused.
        tlsPolicy: 'Optional',
        actions: [
          { lambdaAction: { functionArn: admission.functionArn, invocationType: 'RequestResponse' } },
          { s3Action: { bucketName: bucket.bucketName, objectKeyPrefix: `${INBOUND}/` } },
        ],
      },
    });
    rule.addResourceDependency(
      new CfnPermission(this, 'MailMayBeAdmitted', {
        action: 'lambda:InvokeFunction',
        functionName: admission.functionArn,
        principal: 'ses.amazonaws.com',
        sourceAccount: Aws.ACCOUNT_ID,
        sourceArn: ruleArn,
      }),
    );
    if (allowed.policyDependable) rule.node.addDependency(allowed.policyDependable);
  }
}
