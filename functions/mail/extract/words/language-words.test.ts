import { expect, it } from 'vitest';
import { readMessage } from '../read-message.ts';

const mail = (subject: string, text: string) =>
  readMessage(
    new TextEncoder().encode(
      `Subject: =?utf-8?B?${Buffer.from(subject).toString('base64')}?=\r\nDate: Mon, 04 Jan 2027 10:00:00 +0000\r\nContent-Type: text/plain; charset=utf-8\r\n\r\n${text.replaceAll('\n', '\r\n')}`,
    ),
    {},
  );

const STAYS: readonly (readonly [string, string, string])[] = [
  [
    'nb',
    'Bestillingsbekreftelse',
    'Hotell: Fjordgløtt Hotell\nBestillingsnummer: KX4471\nInnsjekking: 12. mai 2027\nUtsjekking: 15. mai 2027\nTotalpris: 3 450,00 NOK',
  ],
  [
    'pl',
    'Potwierdzenie rezerwacji',
    'Hotel: Hotel Pod Lipami\nNumer rezerwacji: KX4471\nZameldowanie: 12 maja 2027\nWymeldowanie: 15 maja 2027\nRazem: 3 450,00 zł',
  ],
  [
    'cs',
    'Potvrzení rezervace',
    'Hotel: Hotel U Lípy\nČíslo rezervace: KX4471\nPříjezd: 12. května 2027\nOdjezd: 15. května 2027\nUbytování: 3 noci\nCelkem: 3 450 Kč',
  ],
  [
    'tr',
    'Rezervasyon onayı',
    'Otel: Ihlamur Otel\nRezervasyon no: KX4471\nGiriş tarihi: 12 Mayıs 2027\nÇıkış tarihi: 15 Mayıs 2027\nToplam tutar: 3.450,00 TL',
  ],
  [
    'el',
    'Επιβεβαίωση κράτησης',
    'Ξενοδοχείο: Ξενοδοχείο Φλαμουριά\nΚωδικός κράτησης: KX4471\nΆφιξη: 12 Μαΐου 2027\nΑναχώρηση: 15 Μαΐου 2027\nΔωμάτιο: δίκλινο\nΣύνολο: 345,00 €',
  ],
  [
    'fi',
    'Varausvahvistus',
    'Hotelli: Hotelli Lehmus\nVarausnumero: KX4471\nTulopäivä: 12. toukokuuta 2027\nLähtöpäivä: 15. toukokuuta 2027\nYhteensä: 345,00 €',
  ],
  [
    'hu',
    'Foglalás visszaigazolása',
    'Szálloda: Hársfa Szálloda\nFoglalási szám: KX4471\nÉrkezés napja: 2027. május 12.\nTávozás napja: 2027. május 15.\nVégösszeg: 34 500 Ft',
  ],
  [
    'ko',
    '예약이 확정되었습니다',
    '호텔명: 보리수호텔\n예약번호: KX4471\n체크인: 2027년 5월 12일 (수)\n체크아웃: 2027년 5월 15일 (토)\n총 결제금액: 345,000원',
  ],
  [
    'zh',
    '预订成功',
    '酒店名称：菩提酒店\n订单号：KX4471\n入住日期：2027年5月12日\n离店日期：2027年5月15日\n总价：3450.00元',
  ],
  [
    'ar',
    'تأكيد الحجز',
    'الفندق: فندق النخيل\nرقم الحجز: KX4471\nتسجيل الوصول: ١٢ مايو ٢٠٢٧\nتسجيل المغادرة: ١٥ مايو ٢٠٢٧\nالإجمالي: ١٬٨٠٠ ر.ق.',
  ],
  [
    'he',
    'אישור הזמנה',
    'מלון: מלון הגליל\nמספר הזמנה: KX4471\nתאריך הגעה: 12 במאי 2027\nתאריך עזיבה: 15 במאי 2027\nסה"כ: 2,340 ₪',
  ],
  [
    'th',
    'ยืนยันการจอง',
    'โรงแรม: เลคไซด์ วิลล่า\nหมายเลขการจอง: KX4471\nเช็คอิน: 12 พฤษภาคม 2570\nเช็คเอาท์: 15 พฤษภาคม 2570\nยอดรวม: 7,500 บาท',
  ],
  [
    'cy',
    'Cadarnhad archebu',
    'Gwesty: Gwesty Llys y Coed\nCyfeirnod archebu: KX4471\nDyddiad cyrraedd: 12 Mai 2027\nDyddiad gadael: 15 Mai 2027\nCyfanswm: £345.00',
  ],
];

it.each(STAYS)(
  'a stay in the labels of a language (%s) is read with its reference and price',
  async (_, subject, text) => {
    const { bookings } = await mail(subject, text);
    expect(bookings).toMatchObject([
      { type: 'hotel', startDate: '2027-05-12', endDate: '2027-05-15', confirmationNumber: 'KX4471' },
    ]);
    expect(bookings[0]?.cost).toBeGreaterThan(300);
    expect(bookings[0]?.currency).toMatch(/^[A-Z]{3}$/);
  },
);
