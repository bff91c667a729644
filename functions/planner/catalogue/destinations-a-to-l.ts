import abuDhabi from '../data/abu-dhabi.json' with { type: 'json' };
import agra from '../data/agra.json' with { type: 'json' };
import algarve from '../data/algarve.json' with { type: 'json' };
import amalfiCoast from '../data/amalfi-coast.json' with { type: 'json' };
import amman from '../data/amman.json' with { type: 'json' };
import amsterdam from '../data/amsterdam.json' with { type: 'json' };
import antalya from '../data/antalya.json' with { type: 'json' };
import athens from '../data/athens.json' with { type: 'json' };
import auckland from '../data/auckland.json' with { type: 'json' };
import bali from '../data/bali.json' with { type: 'json' };
import bangkok from '../data/bangkok.json' with { type: 'json' };
import barcelona from '../data/barcelona.json' with { type: 'json' };
import bath from '../data/bath.json' with { type: 'json' };
import beijing from '../data/beijing.json' with { type: 'json' };
import bergen from '../data/bergen.json' with { type: 'json' };
import berlin from '../data/berlin.json' with { type: 'json' };
import bilbao from '../data/bilbao.json' with { type: 'json' };
import bogota from '../data/bogota.json' with { type: 'json' };
import bologna from '../data/bologna.json' with { type: 'json' };
import bordeaux from '../data/bordeaux.json' with { type: 'json' };
import boston from '../data/boston.json' with { type: 'json' };
import bruges from '../data/bruges.json' with { type: 'json' };
import brussels from '../data/brussels.json' with { type: 'json' };
import bucharest from '../data/bucharest.json' with { type: 'json' };
import budapest from '../data/budapest.json' with { type: 'json' };
import buenosAires from '../data/buenos-aires.json' with { type: 'json' };
import busan from '../data/busan.json' with { type: 'json' };
import cadiz from '../data/cadiz.json' with { type: 'json' };
import cairo from '../data/cairo.json' with { type: 'json' };
import cancun from '../data/cancun.json' with { type: 'json' };
import capeTown from '../data/cape-town.json' with { type: 'json' };
import chennai from '../data/chennai.json' with { type: 'json' };
import chiangMai from '../data/chiang-mai.json' with { type: 'json' };
import chicago from '../data/chicago.json' with { type: 'json' };
import christchurch from '../data/christchurch.json' with { type: 'json' };
import cinqueTerre from '../data/cinque-terre.json' with { type: 'json' };
import cologne from '../data/cologne.json' with { type: 'json' };
import copenhagen from '../data/copenhagen.json' with { type: 'json' };
import cordoba from '../data/cordoba.json' with { type: 'json' };
import crete from '../data/crete.json' with { type: 'json' };
import cusco from '../data/cusco.json' with { type: 'json' };
import delhi from '../data/delhi.json' with { type: 'json' };
import doha from '../data/doha.json' with { type: 'json' };
import dresden from '../data/dresden.json' with { type: 'json' };
import dubai from '../data/dubai.json' with { type: 'json' };
import dublin from '../data/dublin.json' with { type: 'json' };
import dubrovnik from '../data/dubrovnik.json' with { type: 'json' };
import edinburgh from '../data/edinburgh.json' with { type: 'json' };
import fes from '../data/fes.json' with { type: 'json' };
import flam from '../data/flam.json' with { type: 'json' };
import florence from '../data/florence.json' with { type: 'json' };
import fukuoka from '../data/fukuoka.json' with { type: 'json' };
import galway from '../data/galway.json' with { type: 'json' };
import gdansk from '../data/gdansk.json' with { type: 'json' };
import glasgow from '../data/glasgow.json' with { type: 'json' };
import granada from '../data/granada.json' with { type: 'json' };
import guangzhou from '../data/guangzhou.json' with { type: 'json' };
import haLong from '../data/ha-long.json' with { type: 'json' };
import hakone from '../data/hakone.json' with { type: 'json' };
import hamburg from '../data/hamburg.json' with { type: 'json' };
import hanoi from '../data/hanoi.json' with { type: 'json' };
import helsinki from '../data/helsinki.json' with { type: 'json' };
import hiroshima from '../data/hiroshima.json' with { type: 'json' };
import hoChiMinhCity from '../data/ho-chi-minh-city.json' with { type: 'json' };
import hoiAn from '../data/hoi-an.json' with { type: 'json' };
import hongKong from '../data/hong-kong.json' with { type: 'json' };
import honolulu from '../data/honolulu.json' with { type: 'json' };
import hurghada from '../data/hurghada.json' with { type: 'json' };
import hvar from '../data/hvar.json' with { type: 'json' };
import innsbruck from '../data/innsbruck.json' with { type: 'json' };
import inverness from '../data/inverness.json' with { type: 'json' };
import isleOfSkye from '../data/isle-of-skye.json' with { type: 'json' };
import istanbul from '../data/istanbul.json' with { type: 'json' };
import jaipur from '../data/jaipur.json' with { type: 'json' };
import jerusalem from '../data/jerusalem.json' with { type: 'json' };
import johannesburg from '../data/johannesburg.json' with { type: 'json' };
import johorBahru from '../data/johor-bahru.json' with { type: 'json' };
import kanazawa from '../data/kanazawa.json' with { type: 'json' };
import killarney from '../data/killarney.json' with { type: 'json' };
import kolkata from '../data/kolkata.json' with { type: 'json' };
import krakow from '../data/krakow.json' with { type: 'json' };
import kualaLumpur from '../data/kuala-lumpur.json' with { type: 'json' };
import kyoto from '../data/kyoto.json' with { type: 'json' };
import lasVegas from '../data/las-vegas.json' with { type: 'json' };
import lima from '../data/lima.json' with { type: 'json' };
import lisbon from '../data/lisbon.json' with { type: 'json' };
import ljubljana from '../data/ljubljana.json' with { type: 'json' };
import london from '../data/london.json' with { type: 'json' };
import losAngeles from '../data/los-angeles.json' with { type: 'json' };
import lucca from '../data/lucca.json' with { type: 'json' };
import lucerne from '../data/lucerne.json' with { type: 'json' };
import luxor from '../data/luxor.json' with { type: 'json' };
import lyon from '../data/lyon.json' with { type: 'json' };

/** The data files of the destinations from A to L, by their names. */
export const A_TO_L = {
  'abu-dhabi': abuDhabi,
  agra,
  algarve,
  'amalfi-coast': amalfiCoast,
  amman,
  amsterdam,
  antalya,
  athens,
  auckland,
  bali,
  bangkok,
  barcelona,
  bath,
  beijing,
  bergen,
  berlin,
  bilbao,
  bogota,
  bologna,
  bordeaux,
  boston,
  bruges,
  brussels,
  bucharest,
  budapest,
  'buenos-aires': buenosAires,
  busan,
  cadiz,
  cairo,
  cancun,
  'cape-town': capeTown,
  chennai,
  'chiang-mai': chiangMai,
  chicago,
  christchurch,
  'cinque-terre': cinqueTerre,
  cologne,
  copenhagen,
  cordoba,
  crete,
  cusco,
  delhi,
  doha,
  dresden,
  dubai,
  dublin,
  dubrovnik,
  edinburgh,
  fes,
  flam,
  florence,
  fukuoka,
  galway,
  gdansk,
  glasgow,
  granada,
  guangzhou,
  'ha-long': haLong,
  hakone,
  hamburg,
  hanoi,
  helsinki,
  hiroshima,
  'ho-chi-minh-city': hoChiMinhCity,
  'hoi-an': hoiAn,
  'hong-kong': hongKong,
  honolulu,
  hurghada,
  hvar,
  innsbruck,
  inverness,
  'isle-of-skye': isleOfSkye,
  istanbul,
  jaipur,
  jerusalem,
  johannesburg,
  'johor-bahru': johorBahru,
  kanazawa,
  killarney,
  kolkata,
  krakow,
  'kuala-lumpur': kualaLumpur,
  kyoto,
  'las-vegas': lasVegas,
  lima,
  lisbon,
  ljubljana,
  london,
  'los-angeles': losAngeles,
  lucca,
  lucerne,
  luxor,
  lyon,
};
