import { describe, expect, it } from 'vitest';
import { resourcesOf, synthesisedStage } from '#infra/test/synthesised-stage.ts';
import { settingsOf } from '../stage-settings.ts';

const { mail } = synthesisedStage(settingsOf('prod'));
const [admission] = Object.keys(
  mail.findResources('AWS::Lambda::Function', {
    Properties: { FunctionName: 'travel-timeline-prod-admit-mail' },
  }),
);
const buckets = resourcesOf(mail, 'AWS::S3::Bucket').filter(({ Properties }) => Properties.NotificationConfiguration);

describe('the path of a mail', () => {
  it('the mail domain’s MX record points to SES', () => {
    mail.hasResourceProperties('AWS::Route53::RecordSet', {
      Name: 'mail.travel.example.com.',
      Type: 'MX',
      ResourceRecords: ['10 inbound-smtp.eu-central-1.amazonaws.com'],
    });
  });

  it('OPEN-114 the rule stores every mail to the domain in the bucket, scanned for spam and viruses', () => {
    mail.hasResourceProperties('AWS::SES::ReceiptRule', {
      RuleSetName: 'inbound',
      Rule: {
        Enabled: true,
        Recipients: ['mail.travel.example.com'],
        ScanEnabled: true,
        Actions: [
          { LambdaAction: { InvocationType: 'RequestResponse', FunctionArn: { 'Fn::GetAtt': [admission, 'Arn'] } } },
          { S3Action: { ObjectKeyPrefix: 'inbound/' } },
        ],
      },
    });
  });

  it('nothing is stored before the admission function has answered, which only SES for this rule may call', () => {
    mail.hasResourceProperties('AWS::Lambda::Permission', {
      FunctionName: { 'Fn::GetAtt': [admission, 'Arn'] },
      Principal: 'ses.amazonaws.com',
      SourceAccount: { Ref: 'AWS::AccountId' },
    });
    const [role] = Object.values(mail.findResources('AWS::IAM::Role')).filter((each) =>
      JSON.stringify(each).includes('ses:SendBounce'),
    );
    expect(JSON.stringify(role)).toContain(':identity/mail.travel.example.com');
  });

  it('only SES, for this rule of this account, may write into the bucket', () => {
    const policies = resourcesOf(mail, 'AWS::S3::BucketPolicy').map(({ Properties }) => JSON.stringify(Properties));
    const allowed = policies.filter((policy) => policy.includes('"Service":"ses.amazonaws.com"'));
    expect(allowed).toHaveLength(1);
    expect(allowed[0]).toContain('"aws:SourceAccount":{"Ref":"AWS::AccountId"}');
    expect(allowed[0]).toContain(':receipt-rule-set/inbound:receipt-rule/travel-timeline-prod');
    expect(allowed[0]).toContain('/inbound/*');
  });

  it('OPEN-114 a stored mail starts the function; the permission exists before the notification', () => {
    expect(buckets).toHaveLength(1);
    expect(buckets[0]?.Properties.NotificationConfiguration).toMatchObject({
      LambdaConfigurations: [
        { Event: 's3:ObjectCreated:*', Filter: { S3Key: { Rules: [{ Name: 'prefix', Value: 'inbound/' }] } } },
      ],
    });
    const [permission] = Object.keys(
      mail.findResources('AWS::Lambda::Permission', { Properties: { Principal: 's3.amazonaws.com' } }),
    );
    expect(buckets[0]?.DependsOn).toContain(permission);
    mail.hasResourceProperties('AWS::Lambda::Permission', {
      Principal: 's3.amazonaws.com',
      SourceAccount: { Ref: 'AWS::AccountId' },
    });
  });

  it('a mail that cannot be read is tried three times and then kept', () => {
    const [queue] = Object.keys(mail.findResources('AWS::SQS::Queue'));
    mail.hasResourceProperties('AWS::Lambda::EventInvokeConfig', { MaximumRetryAttempts: 2 });
    mail.hasResourceProperties('AWS::Lambda::Function', {
      FunctionName: 'travel-timeline-prod-receive-mail',
      DeadLetterConfig: { TargetArn: { 'Fn::GetAtt': [queue, 'Arn'] } },
    });
  });

  it('a raw mail is deleted after the stage’s retention period', () => {
    expect(JSON.stringify(buckets[0]?.Properties.LifecycleConfiguration)).toContain('"ExpirationInDays":90');
  });

  it('outgoing mails are signed for the domain (DKIM)', () => {
    mail.hasResourceProperties('AWS::SES::EmailIdentity', { EmailIdentity: 'mail.travel.example.com' });
    const signatures = resourcesOf(mail, 'AWS::Route53::RecordSet').filter(
      ({ Properties }) => Properties.Type === 'CNAME',
    );
    expect(signatures).toHaveLength(3);
  });

  it('mails in the product’s name that SES did not send are to be refused (SPF, DMARC), and its own are aligned', () => {
    mail.hasResourceProperties('AWS::SES::EmailIdentity', {
      MailFromAttributes: { MailFromDomain: 'bounces.mail.travel.example.com' },
    });
    const record = (Type: string, Name: string, value: string) =>
      mail.hasResourceProperties('AWS::Route53::RecordSet', { Type, Name, ResourceRecords: [value] });
    const onlySes = '"v=spf1 include:amazonses.com -all"';
    record('MX', 'bounces.mail.travel.example.com.', '10 feedback-smtp.eu-central-1.amazonses.com');
    record('TXT', 'bounces.mail.travel.example.com.', onlySes);
    record('TXT', 'mail.travel.example.com.', onlySes);
    record('TXT', '_dmarc.mail.travel.example.com.', '"v=DMARC1; p=reject"');
  });
});
