import amsterdam from '#shared/planner/data/amsterdam.json' with { type: 'json' };
import athens from '#shared/planner/data/athens.json' with { type: 'json' };
import bali from '#shared/planner/data/bali.json' with { type: 'json' };
import bangkok from '#shared/planner/data/bangkok.json' with { type: 'json' };
import barcelona from '#shared/planner/data/barcelona.json' with { type: 'json' };
import bergen from '#shared/planner/data/bergen.json' with { type: 'json' };
import berlin from '#shared/planner/data/berlin.json' with { type: 'json' };
import budapest from '#shared/planner/data/budapest.json' with { type: 'json' };
import buenosAires from '#shared/planner/data/buenos-aires.json' with { type: 'json' };
import cairo from '#shared/planner/data/cairo.json' with { type: 'json' };
import cancun from '#shared/planner/data/cancun.json' with { type: 'json' };
import capeTown from '#shared/planner/data/cape-town.json' with { type: 'json' };
import chiangMai from '#shared/planner/data/chiang-mai.json' with { type: 'json' };
import copenhagen from '#shared/planner/data/copenhagen.json' with { type: 'json' };
import crete from '#shared/planner/data/crete.json' with { type: 'json' };
import dubai from '#shared/planner/data/dubai.json' with { type: 'json' };
import dublin from '#shared/planner/data/dublin.json' with { type: 'json' };
import dubrovnik from '#shared/planner/data/dubrovnik.json' with { type: 'json' };
import edinburgh from '#shared/planner/data/edinburgh.json' with { type: 'json' };
import florence from '#shared/planner/data/florence.json' with { type: 'json' };
import hanoi from '#shared/planner/data/hanoi.json' with { type: 'json' };
import hongKong from '#shared/planner/data/hong-kong.json' with { type: 'json' };
import honolulu from '#shared/planner/data/honolulu.json' with { type: 'json' };
import innsbruck from '#shared/planner/data/innsbruck.json' with { type: 'json' };
import istanbul from '#shared/planner/data/istanbul.json' with { type: 'json' };
import krakow from '#shared/planner/data/krakow.json' with { type: 'json' };
import kyoto from '#shared/planner/data/kyoto.json' with { type: 'json' };
import lisbon from '#shared/planner/data/lisbon.json' with { type: 'json' };
import london from '#shared/planner/data/london.json' with { type: 'json' };
import losAngeles from '#shared/planner/data/los-angeles.json' with { type: 'json' };
import lyon from '#shared/planner/data/lyon.json' with { type: 'json' };
import madeira from '#shared/planner/data/madeira.json' with { type: 'json' };
import madrid from '#shared/planner/data/madrid.json' with { type: 'json' };
import mallorca from '#shared/planner/data/mallorca.json' with { type: 'json' };
import marrakech from '#shared/planner/data/marrakech.json' with { type: 'json' };
import mexicoCity from '#shared/planner/data/mexico-city.json' with { type: 'json' };
import milan from '#shared/planner/data/milan.json' with { type: 'json' };
import munich from '#shared/planner/data/munich.json' with { type: 'json' };
import naples from '#shared/planner/data/naples.json' with { type: 'json' };
import newOrleans from '#shared/planner/data/new-orleans.json' with { type: 'json' };
import newYork from '#shared/planner/data/new-york.json' with { type: 'json' };
import nice from '#shared/planner/data/nice.json' with { type: 'json' };
import osaka from '#shared/planner/data/osaka.json' with { type: 'json' };
import paris from '#shared/planner/data/paris.json' with { type: 'json' };
import phuket from '#shared/planner/data/phuket.json' with { type: 'json' };
import porto from '#shared/planner/data/porto.json' with { type: 'json' };
import prague from '#shared/planner/data/prague.json' with { type: 'json' };
import queenstown from '#shared/planner/data/queenstown.json' with { type: 'json' };
import reykjavik from '#shared/planner/data/reykjavik.json' with { type: 'json' };
import rioDeJaneiro from '#shared/planner/data/rio-de-janeiro.json' with { type: 'json' };
import rome from '#shared/planner/data/rome.json' with { type: 'json' };
import salzburg from '#shared/planner/data/salzburg.json' with { type: 'json' };
import sanFrancisco from '#shared/planner/data/san-francisco.json' with { type: 'json' };
import santorini from '#shared/planner/data/santorini.json' with { type: 'json' };
import seoul from '#shared/planner/data/seoul.json' with { type: 'json' };
import seville from '#shared/planner/data/seville.json' with { type: 'json' };
import singapore from '#shared/planner/data/singapore.json' with { type: 'json' };
import stockholm from '#shared/planner/data/stockholm.json' with { type: 'json' };
import sydney from '#shared/planner/data/sydney.json' with { type: 'json' };
import tenerife from '#shared/planner/data/tenerife.json' with { type: 'json' };
import tokyo from '#shared/planner/data/tokyo.json' with { type: 'json' };
import valletta from '#shared/planner/data/valletta.json' with { type: 'json' };
import vancouver from '#shared/planner/data/vancouver.json' with { type: 'json' };
import venice from '#shared/planner/data/venice.json' with { type: 'json' };
import vienna from '#shared/planner/data/vienna.json' with { type: 'json' };
import zurich from '#shared/planner/data/zurich.json' with { type: 'json' };

/** The data file of every destination, by its name. */
export const DESTINATION_FILES: Readonly<Record<string, unknown>> = {
  amsterdam,
  athens,
  bali,
  bangkok,
  barcelona,
  bergen,
  berlin,
  budapest,
  'buenos-aires': buenosAires,
  cairo,
  cancun,
  'cape-town': capeTown,
  'chiang-mai': chiangMai,
  copenhagen,
  crete,
  dubai,
  dublin,
  dubrovnik,
  edinburgh,
  florence,
  hanoi,
  'hong-kong': hongKong,
  honolulu,
  innsbruck,
  istanbul,
  krakow,
  kyoto,
  lisbon,
  london,
  'los-angeles': losAngeles,
  lyon,
  madeira,
  madrid,
  mallorca,
  marrakech,
  'mexico-city': mexicoCity,
  milan,
  munich,
  naples,
  'new-orleans': newOrleans,
  'new-york': newYork,
  nice,
  osaka,
  paris,
  phuket,
  porto,
  prague,
  queenstown,
  reykjavik,
  'rio-de-janeiro': rioDeJaneiro,
  rome,
  salzburg,
  'san-francisco': sanFrancisco,
  santorini,
  seoul,
  seville,
  singapore,
  stockholm,
  sydney,
  tenerife,
  tokyo,
  valletta,
  vancouver,
  venice,
  vienna,
  zurich,
};
