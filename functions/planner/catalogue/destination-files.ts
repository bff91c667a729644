import abuDhabi from '../data/abu-dhabi.json' with { type: 'json' };
import agra from '../data/agra.json' with { type: 'json' };
import amman from '../data/amman.json' with { type: 'json' };
import amsterdam from '../data/amsterdam.json' with { type: 'json' };
import antalya from '../data/antalya.json' with { type: 'json' };
import athens from '../data/athens.json' with { type: 'json' };
import auckland from '../data/auckland.json' with { type: 'json' };
import bali from '../data/bali.json' with { type: 'json' };
import bangkok from '../data/bangkok.json' with { type: 'json' };
import barcelona from '../data/barcelona.json' with { type: 'json' };
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
import cairo from '../data/cairo.json' with { type: 'json' };
import cancun from '../data/cancun.json' with { type: 'json' };
import capeTown from '../data/cape-town.json' with { type: 'json' };
import chennai from '../data/chennai.json' with { type: 'json' };
import chiangMai from '../data/chiang-mai.json' with { type: 'json' };
import chicago from '../data/chicago.json' with { type: 'json' };
import christchurch from '../data/christchurch.json' with { type: 'json' };
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
import florence from '../data/florence.json' with { type: 'json' };
import fukuoka from '../data/fukuoka.json' with { type: 'json' };
import gdansk from '../data/gdansk.json' with { type: 'json' };
import glasgow from '../data/glasgow.json' with { type: 'json' };
import granada from '../data/granada.json' with { type: 'json' };
import guangzhou from '../data/guangzhou.json' with { type: 'json' };
import haLong from '../data/ha-long.json' with { type: 'json' };
import hamburg from '../data/hamburg.json' with { type: 'json' };
import hanoi from '../data/hanoi.json' with { type: 'json' };
import helsinki from '../data/helsinki.json' with { type: 'json' };
import hiroshima from '../data/hiroshima.json' with { type: 'json' };
import hoChiMinhCity from '../data/ho-chi-minh-city.json' with { type: 'json' };
import hoiAn from '../data/hoi-an.json' with { type: 'json' };
import hongKong from '../data/hong-kong.json' with { type: 'json' };
import honolulu from '../data/honolulu.json' with { type: 'json' };
import hurghada from '../data/hurghada.json' with { type: 'json' };
import innsbruck from '../data/innsbruck.json' with { type: 'json' };
import inverness from '../data/inverness.json' with { type: 'json' };
import isleOfSkye from '../data/isle-of-skye.json' with { type: 'json' };
import istanbul from '../data/istanbul.json' with { type: 'json' };
import jaipur from '../data/jaipur.json' with { type: 'json' };
import jerusalem from '../data/jerusalem.json' with { type: 'json' };
import johannesburg from '../data/johannesburg.json' with { type: 'json' };
import johorBahru from '../data/johor-bahru.json' with { type: 'json' };
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
import lucerne from '../data/lucerne.json' with { type: 'json' };
import luxor from '../data/luxor.json' with { type: 'json' };
import lyon from '../data/lyon.json' with { type: 'json' };
import macau from '../data/macau.json' with { type: 'json' };
import madeira from '../data/madeira.json' with { type: 'json' };
import madrid from '../data/madrid.json' with { type: 'json' };
import malaga from '../data/malaga.json' with { type: 'json' };
import mallorca from '../data/mallorca.json' with { type: 'json' };
import marrakech from '../data/marrakech.json' with { type: 'json' };
import marseille from '../data/marseille.json' with { type: 'json' };
import mecca from '../data/mecca.json' with { type: 'json' };
import medina from '../data/medina.json' with { type: 'json' };
import melbourne from '../data/melbourne.json' with { type: 'json' };
import mexicoCity from '../data/mexico-city.json' with { type: 'json' };
import miami from '../data/miami.json' with { type: 'json' };
import milan from '../data/milan.json' with { type: 'json' };
import montreal from '../data/montreal.json' with { type: 'json' };
import mumbai from '../data/mumbai.json' with { type: 'json' };
import munich from '../data/munich.json' with { type: 'json' };
import naples from '../data/naples.json' with { type: 'json' };
import nara from '../data/nara.json' with { type: 'json' };
import newOrleans from '../data/new-orleans.json' with { type: 'json' };
import newYork from '../data/new-york.json' with { type: 'json' };
import nice from '../data/nice.json' with { type: 'json' };
import nuremberg from '../data/nuremberg.json' with { type: 'json' };
import orlando from '../data/orlando.json' with { type: 'json' };
import osaka from '../data/osaka.json' with { type: 'json' };
import paris from '../data/paris.json' with { type: 'json' };
import pattaya from '../data/pattaya.json' with { type: 'json' };
import philadelphia from '../data/philadelphia.json' with { type: 'json' };
import phuket from '../data/phuket.json' with { type: 'json' };
import porto from '../data/porto.json' with { type: 'json' };
import prague from '../data/prague.json' with { type: 'json' };
import quebecCity from '../data/quebec-city.json' with { type: 'json' };
import queenstown from '../data/queenstown.json' with { type: 'json' };
import reykjavik from '../data/reykjavik.json' with { type: 'json' };
import rhodes from '../data/rhodes.json' with { type: 'json' };
import riga from '../data/riga.json' with { type: 'json' };
import rioDeJaneiro from '../data/rio-de-janeiro.json' with { type: 'json' };
import rome from '../data/rome.json' with { type: 'json' };
import salzburg from '../data/salzburg.json' with { type: 'json' };
import sanDiego from '../data/san-diego.json' with { type: 'json' };
import sanFrancisco from '../data/san-francisco.json' with { type: 'json' };
import santorini from '../data/santorini.json' with { type: 'json' };
import seattle from '../data/seattle.json' with { type: 'json' };
import seoul from '../data/seoul.json' with { type: 'json' };
import seville from '../data/seville.json' with { type: 'json' };
import shanghai from '../data/shanghai.json' with { type: 'json' };
import shenzhen from '../data/shenzhen.json' with { type: 'json' };
import siemReap from '../data/siem-reap.json' with { type: 'json' };
import siena from '../data/siena.json' with { type: 'json' };
import singapore from '../data/singapore.json' with { type: 'json' };
import stockholm from '../data/stockholm.json' with { type: 'json' };
import strasbourg from '../data/strasbourg.json' with { type: 'json' };
import sydney from '../data/sydney.json' with { type: 'json' };
import taipei from '../data/taipei.json' with { type: 'json' };
import tallinn from '../data/tallinn.json' with { type: 'json' };
import telAviv from '../data/tel-aviv.json' with { type: 'json' };
import tenerife from '../data/tenerife.json' with { type: 'json' };
import tokyo from '../data/tokyo.json' with { type: 'json' };
import toronto from '../data/toronto.json' with { type: 'json' };
import turin from '../data/turin.json' with { type: 'json' };
import valencia from '../data/valencia.json' with { type: 'json' };
import valletta from '../data/valletta.json' with { type: 'json' };
import vancouver from '../data/vancouver.json' with { type: 'json' };
import venice from '../data/venice.json' with { type: 'json' };
import verona from '../data/verona.json' with { type: 'json' };
import vienna from '../data/vienna.json' with { type: 'json' };
import warsaw from '../data/warsaw.json' with { type: 'json' };
import washington from '../data/washington.json' with { type: 'json' };
import xiAn from '../data/xi-an.json' with { type: 'json' };
import zurich from '../data/zurich.json' with { type: 'json' };

/** The data file of every destination, by its name. */
export const DESTINATION_FILES: Readonly<Record<string, unknown>> = {
  'abu-dhabi': abuDhabi,
  agra,
  amman,
  amsterdam,
  antalya,
  athens,
  auckland,
  bali,
  bangkok,
  barcelona,
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
  cairo,
  cancun,
  'cape-town': capeTown,
  chennai,
  'chiang-mai': chiangMai,
  chicago,
  christchurch,
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
  florence,
  fukuoka,
  gdansk,
  glasgow,
  granada,
  guangzhou,
  'ha-long': haLong,
  hamburg,
  hanoi,
  helsinki,
  hiroshima,
  'ho-chi-minh-city': hoChiMinhCity,
  'hoi-an': hoiAn,
  'hong-kong': hongKong,
  honolulu,
  hurghada,
  innsbruck,
  inverness,
  'isle-of-skye': isleOfSkye,
  istanbul,
  jaipur,
  jerusalem,
  johannesburg,
  'johor-bahru': johorBahru,
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
  lucerne,
  luxor,
  lyon,
  macau,
  madeira,
  madrid,
  malaga,
  mallorca,
  marrakech,
  marseille,
  mecca,
  medina,
  melbourne,
  'mexico-city': mexicoCity,
  miami,
  milan,
  montreal,
  mumbai,
  munich,
  naples,
  nara,
  'new-orleans': newOrleans,
  'new-york': newYork,
  nice,
  nuremberg,
  orlando,
  osaka,
  paris,
  pattaya,
  philadelphia,
  phuket,
  porto,
  prague,
  'quebec-city': quebecCity,
  queenstown,
  reykjavik,
  rhodes,
  riga,
  'rio-de-janeiro': rioDeJaneiro,
  rome,
  salzburg,
  'san-diego': sanDiego,
  'san-francisco': sanFrancisco,
  santorini,
  seattle,
  seoul,
  seville,
  shanghai,
  shenzhen,
  'siem-reap': siemReap,
  siena,
  singapore,
  stockholm,
  strasbourg,
  sydney,
  taipei,
  tallinn,
  'tel-aviv': telAviv,
  tenerife,
  tokyo,
  toronto,
  turin,
  valencia,
  valletta,
  vancouver,
  venice,
  verona,
  vienna,
  warsaw,
  washington,
  'xi-an': xiAn,
  zurich,
};
