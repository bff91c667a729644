import { inAllLanguages } from '../words/language-words.ts';
import { orWords } from '../words/word-pattern.ts';

/** Words within the names of hotels and other lodging. */
export const LODGING_NAME = orWords(
  /\b(?:hotel|hôtel|hotell|hostel|hostal|motel|inn|resort|pension|pensione|pensión|gasthof|gasthaus|guesthouse|guest house|lodge|villa|apartments?|aparthotel|appartement(?:s|en)?|b&b|bed and breakfast|auberge|gîte|riad|ryokan|casa|quinta|pousada|posada|parador|albergo|locanda|agriturismo|herberg|herberge|jugendherberge|kro|krog|wärdshus|vandrarhem|château|schloss|palace|suites|ferienwohnung|chalet|cottage|manor|house|hof|masseria|hospedaria|pensão|logis|residence|résidence|residenza|hütte|camping|campsite|glamping|studio|loft|ferienhaus|lägenhet|lejlighed|sommerhus|stuga|vakantiehuis|vakantiewoning|apartamento|appartamento|bungalow)\b|ホテル|旅館|民宿|温泉|荘|亭|屋$|館|ゲストハウス|\p{L}+(?:hof|hotel|hotellet|hotell|pension|gården|kroen)\b/iu,
  inAllLanguages(({ names }) => names?.lodging),
);

export const isLodgingName = (text: string): boolean => LODGING_NAME.test(text);
