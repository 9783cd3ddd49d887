import { connector, lampHolder, remoteKit, roseKit, terminal } from './accessories.ts';
import { bulbA60, bulbCandle, bulbCapsule, bulbGlobe, bulbT } from './bulbs.ts';
import { chandelierClassic, chandelierCrystal, chandelierOriental } from './chandeliers.ts';
import {
  dimmer,
  emergency,
  exitSign,
  plugSmart,
  sensor,
  socket,
  switchPlate,
  switchSmart,
} from './controls.ts';
import { deskBanker, deskLamp } from './desk-lamps.ts';
import { bulbFilament } from './filament-bulbs.ts';
import { flood } from './floods.ts';
import { floorArc, floorLine, floorReading, floorTripod } from './floors.ts';
import { inground, spike, stepLight } from './ground-lights.ts';
import { lantern, lanternPierced } from './lanterns.ts';
import { batten, linearHung, profile, tube } from './linear.ts';
import type { Look } from './look.ts';
import { mirrorLight, pictureLight } from './mirror-lights.ts';
import { chandelierRing, chandelierSputnik } from './modern-chandeliers.ts';
import { wallBulkhead, wallLantern, wallUpdown } from './outdoor-walls.ts';
import { bollard, postLantern, stringLights } from './outdoors.ts';
import {
  ceilingCloud,
  ceilingDome,
  ceilingDrum,
  ceilingRing,
  panel6060,
  panelRound,
  panelSquare,
} from './panels.ts';
import { pendantBar, pendantCluster } from './pendant-groups.ts';
import { pendantDome, pendantRattan } from './pendant-shades.ts';
import { pendantGlass, pendantGlobe, pendantTube } from './pendants.ts';
import type { Scene } from './scene.ts';
import { solarFlood, solarStake, solarStreet, solarWall } from './solar.ts';
import { spotLamp } from './spot-lamps.ts';
import { downlight, spotFrame, spotRecessed } from './spots.ts';
import { driver, neonFlex, strip } from './strips.ts';
import { spotSurface } from './surface-spots.ts';
import { tableCordless, tableGlobe, tableLamp, tableMushroom } from './tables.ts';
import { trackHead, trackMagnetic } from './tracks.ts';
import { wallGlobe, wallOriental, wallReading, wallRing, wallSconce } from './walls.ts';

/** How one kind of product (the catalogue's `specs.kind`) is drawn. */
export interface Kind {
  draw: (scene: Scene, look: Look) => void;
  /** The drawing's form for this kind. */
  variant?: string;
  /** Fixes the number of rings, heads or rockers, where it is not the number of lamp holders. */
  count?: number;
  /** Whether the picture shows the ceiling. */
  ceiling?: boolean;
  /** Enlarges small things; the horizon stays where it is. */
  zoom?: number;
  /** Whether it fills its picture, so that a category tile cannot go nearer. */
  full?: boolean;
}

/** Every kind of product the demo shop can draw. */
export const kinds: Readonly<Record<string, Kind>> = {
  'bulb-a60': { draw: bulbA60 },
  'bulb-candle': { draw: bulbCandle },
  'bulb-globe': { draw: bulbGlobe },
  'bulb-capsule': { draw: bulbCapsule },
  'bulb-filament': { draw: bulbFilament },
  'bulb-t': { draw: bulbT, full: true },
  tube: { draw: tube, full: true },
  'spot-gu10': { draw: spotLamp, variant: 'gu10' },
  'spot-mr16': { draw: spotLamp, variant: 'mr16' },
  'spot-recessed': { draw: spotRecessed },
  'spot-twin': { draw: spotRecessed, variant: 'twin' },
  'spot-frame': { draw: spotFrame },
  'spot-surface': { draw: spotSurface, ceiling: true },
  'spot-cube': { draw: spotSurface, variant: 'cube', ceiling: true },
  downlight: { draw: downlight },
  'downlight-deep': { draw: downlight, variant: 'deep' },
  'track-head': { draw: trackHead, count: 1, ceiling: true },
  'track-kit': { draw: trackHead, count: 3, ceiling: true },
  'track-magnetic': { draw: trackMagnetic, ceiling: true },
  'panel-round': { draw: panelRound },
  'panel-round-surface': { draw: panelRound, variant: 'surface' },
  'panel-square': { draw: panelSquare },
  'panel-6060': { draw: panel6060, full: true },
  'ceiling-dome': { draw: ceilingDome, ceiling: true },
  'ceiling-ring': { draw: ceilingRing, ceiling: true },
  'ceiling-drum': { draw: ceilingDrum, ceiling: true },
  'ceiling-cloud': { draw: ceilingCloud },
  batten: { draw: batten, full: true },
  'batten-weatherproof': { draw: batten, variant: 'weatherproof', full: true },
  'linear-hung': { draw: linearHung, full: true },
  strip: { draw: strip, full: true },
  'strip-cob': { draw: strip, variant: 'cob', full: true },
  'strip-rgb': { draw: strip, full: true },
  'neon-flex': { draw: neonFlex },
  'rope-light': { draw: neonFlex, variant: 'rope' },
  profile: { draw: profile, full: true },
  'profile-recessed': { draw: profile, variant: 'recessed', full: true },
  'profile-corner': { draw: profile, variant: 'corner', full: true },
  driver: { draw: driver },
  'driver-sealed': { draw: driver, variant: 'sealed', full: true },
  'chandelier-ring-2': { draw: chandelierRing, count: 2 },
  'chandelier-ring-3': { draw: chandelierRing, count: 3 },
  'chandelier-sputnik': { draw: chandelierSputnik },
  'chandelier-classic': { draw: chandelierClassic },
  'chandelier-oriental': { draw: chandelierOriental },
  'chandelier-crystal': { draw: chandelierCrystal },
  'pendant-dome': { draw: pendantDome },
  'pendant-bell': { draw: pendantDome, variant: 'bell' },
  'pendant-cone': { draw: pendantDome, variant: 'cone' },
  'pendant-globe': { draw: pendantGlobe },
  'pendant-smoked': { draw: pendantGlass },
  'pendant-rattan': { draw: pendantRattan },
  'pendant-tube': { draw: pendantTube, zoom: 1.12 },
  'pendant-cluster': { draw: pendantCluster },
  'pendant-cords': { draw: pendantCluster, variant: 'cords' },
  'pendant-bar': { draw: pendantBar, full: true },
  lantern: { draw: lantern, variant: 'standing' },
  'lantern-hung': { draw: lantern, variant: 'coloured', full: true },
  'lantern-pierced': { draw: lanternPierced },
  'wall-updown': { draw: wallUpdown, zoom: 1.3 },
  'wall-cylinder': { draw: wallUpdown, variant: 'cylinder', zoom: 1.3 },
  'wall-globe': { draw: wallGlobe, zoom: 1.25 },
  'wall-sconce': { draw: wallSconce, zoom: 1.12 },
  'wall-ring': { draw: wallRing, zoom: 1.2 },
  'wall-oriental': { draw: wallOriental, zoom: 1.2 },
  'wall-reading': { draw: wallReading, zoom: 1.2 },
  'wall-lantern': { draw: wallLantern, zoom: 1.15 },
  bulkhead: { draw: wallBulkhead, zoom: 1.2 },
  'bulkhead-round': { draw: wallBulkhead, variant: 'round', zoom: 1.2 },
  'mirror-light': { draw: mirrorLight, full: true },
  'picture-light': { draw: pictureLight, full: true },
  'table-globe': { draw: tableGlobe },
  'table-lamp': { draw: tableLamp },
  'table-mushroom': { draw: tableMushroom },
  'table-cordless': { draw: tableCordless },
  'desk-lamp': { draw: deskLamp },
  'desk-banker': { draw: deskBanker },
  'floor-tripod': { draw: floorTripod, full: true },
  'floor-arc': { draw: floorArc, full: true },
  'floor-line': { draw: floorLine, full: true },
  'floor-reading': { draw: floorReading, full: true },
  flood: { draw: flood },
  'flood-sensor': { draw: flood, variant: 'sensor' },
  bollard: { draw: bollard },
  spike: { draw: spike },
  'post-lantern': { draw: postLantern, full: true },
  inground: { draw: inground, zoom: 1.12 },
  'step-light': { draw: stepLight, zoom: 1.2 },
  'string-lights': { draw: stringLights, full: true },
  'solar-flood': { draw: solarFlood, full: true },
  'solar-wall': { draw: solarWall, zoom: 1.25 },
  'solar-stake': { draw: solarStake },
  'solar-street': { draw: solarStreet, full: true },
  switch: { draw: switchPlate, count: 1 },
  'switch-3': { draw: switchPlate, count: 3 },
  socket: { draw: socket },
  'socket-usb': { draw: socket, variant: 'usb' },
  'switch-smart-2': { draw: switchSmart, count: 2 },
  dimmer: { draw: dimmer, zoom: 1.1 },
  sensor: { draw: sensor, ceiling: true },
  'plug-smart': { draw: plugSmart },
  'remote-kit': { draw: remoteKit },
  emergency: { draw: emergency },
  'exit-sign': { draw: exitSign },
  'lamp-holder': { draw: lampHolder, zoom: 1.1 },
  'rose-kit': { draw: roseKit, ceiling: true },
  connector: { draw: connector, zoom: 1.1 },
  terminal: { draw: terminal },
};
