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
import mykonos from '../data/mykonos.json' with { type: 'json' };
import naples from '../data/naples.json' with { type: 'json' };
import nara from '../data/nara.json' with { type: 'json' };
import naxos from '../data/naxos.json' with { type: 'json' };
import newOrleans from '../data/new-orleans.json' with { type: 'json' };
import newYork from '../data/new-york.json' with { type: 'json' };
import nice from '../data/nice.json' with { type: 'json' };
import nuremberg from '../data/nuremberg.json' with { type: 'json' };
import oaxaca from '../data/oaxaca.json' with { type: 'json' };
import orlando from '../data/orlando.json' with { type: 'json' };
import osaka from '../data/osaka.json' with { type: 'json' };
import paris from '../data/paris.json' with { type: 'json' };
import pattaya from '../data/pattaya.json' with { type: 'json' };
import philadelphia from '../data/philadelphia.json' with { type: 'json' };
import phuket from '../data/phuket.json' with { type: 'json' };
import pisa from '../data/pisa.json' with { type: 'json' };
import porto from '../data/porto.json' with { type: 'json' };
import prague from '../data/prague.json' with { type: 'json' };
import quebecCity from '../data/quebec-city.json' with { type: 'json' };
import queenstown from '../data/queenstown.json' with { type: 'json' };
import reykjavik from '../data/reykjavik.json' with { type: 'json' };
import rhodes from '../data/rhodes.json' with { type: 'json' };
import riga from '../data/riga.json' with { type: 'json' };
import rioDeJaneiro from '../data/rio-de-janeiro.json' with { type: 'json' };
import rome from '../data/rome.json' with { type: 'json' };
import ronda from '../data/ronda.json' with { type: 'json' };
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
import sorrento from '../data/sorrento.json' with { type: 'json' };
import split from '../data/split.json' with { type: 'json' };
import stockholm from '../data/stockholm.json' with { type: 'json' };
import strasbourg from '../data/strasbourg.json' with { type: 'json' };
import sydney from '../data/sydney.json' with { type: 'json' };
import taipei from '../data/taipei.json' with { type: 'json' };
import takayama from '../data/takayama.json' with { type: 'json' };
import tallinn from '../data/tallinn.json' with { type: 'json' };
import telAviv from '../data/tel-aviv.json' with { type: 'json' };
import tenerife from '../data/tenerife.json' with { type: 'json' };
import tokyo from '../data/tokyo.json' with { type: 'json' };
import toronto from '../data/toronto.json' with { type: 'json' };
import tromso from '../data/tromso.json' with { type: 'json' };
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
import york from '../data/york.json' with { type: 'json' };
import zurich from '../data/zurich.json' with { type: 'json' };

/** The data files of the destinations from M to Z, by their names. */
export const M_TO_Z = {
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
  mykonos,
  naples,
  nara,
  naxos,
  'new-orleans': newOrleans,
  'new-york': newYork,
  nice,
  nuremberg,
  oaxaca,
  orlando,
  osaka,
  paris,
  pattaya,
  philadelphia,
  phuket,
  pisa,
  porto,
  prague,
  'quebec-city': quebecCity,
  queenstown,
  reykjavik,
  rhodes,
  riga,
  'rio-de-janeiro': rioDeJaneiro,
  rome,
  ronda,
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
  sorrento,
  split,
  stockholm,
  strasbourg,
  sydney,
  taipei,
  takayama,
  tallinn,
  'tel-aviv': telAviv,
  tenerife,
  tokyo,
  toronto,
  tromso,
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
  york,
  zurich,
};
