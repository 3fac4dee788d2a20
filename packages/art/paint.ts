import { knife, strokes } from './core/brush.ts';
import { color } from './core/color.ts';
import { Picture } from './core/picture.ts';
import { randomOf } from './core/random.ts';
import { centred, shapeOf } from './core/shape.ts';
import { paintHouse } from './figure/house.ts';
import { inked, splash } from './figure/ink.ts';
import { paintMachine } from './figure/machine.ts';
import { paintPerson } from './figure/person.ts';
import { paintPlan, paintPool } from './figure/plan.ts';
import { relief } from './figure/relief.ts';
import { type Icons, paintFigure } from './figure/rig.ts';
import type { Layer, Recipe, Style } from './recipe.ts';
import { paintBurst, paintFront, paintWeather } from './scene/air.ts';
import { buildingShape } from './scene/building-shapes.ts';
import { paintFog, paintGround, paintLand } from './scene/land.ts';
import { inMood } from './scene/mood.ts';
import { paintSky } from './scene/sky.ts';
import { type Scene, sceneOf } from './scene/world.ts';
import { worldOf } from './scene/worlds.ts';

/** Back to front: sky, land, ground, what the card is about, air, what stands before it, grain. */

export function paintLayer(scene: Scene, layer: Layer, icons: Icons): void {
  const { p } = scene;
  switch (layer.kind) {
    case 'figure':
      paintFigure(scene, layer.figure, icons, {
        x: p.w * layer.x,
        y: p.h * layer.y,
        size: p.h * layer.size,
        flip: layer.turned,
        lean: layer.lean,
        haze: layer.haze,
        seed: layer.seed,
      });
      break;
    case 'thing': {
      const { icon, x, y, size, turn = 0, flip = false, haze = 0, material, round = 0.6 } = layer.thing;
      const path = icons(icon);
      if (path === undefined) break;
      const place = centred(p.w * x, p.h * y, p.h * size, turn, flip);
      relief(scene, shapeOf(path), place, material, { haze, sink: 0.12, size: p.h * size * round });
      break;
    }
    case 'building': {
      const { shape, lamps } = buildingShape(scene.random, layer.building);
      const k = p.h * layer.size;
      const place = [k, 0, 0, k, p.w * layer.x, p.h * layer.y] as const;
      const setting = { haze: layer.haze, sink: 0.1, size: k * 0.35 };
      relief(scene, shape, place, { ...layer.material, open: true }, setting);
      const lamp = scene.world.lamps;
      relief(
        scene,
        lamps,
        place,
        { color: lamp, glow: lamp, glowing: 0.9, open: true, shadow: 0 },
        { ...setting, size: k * 0.05 },
      );
      break;
    }
    case 'ink': {
      const path = icons(layer.icon);
      if (path === undefined) break;
      const size = p.h * layer.size;
      inked(scene, shapeOf(path), centred(p.w * layer.x, p.h * layer.y, size, layer.turn, layer.flip), layer, size);
      break;
    }
    case 'person':
      paintPerson(scene, layer.features, p.w * layer.x, p.h * layer.y, p.h * layer.size);
      break;
    case 'machine':
      p.shade(p.w * layer.x, p.h * layer.y, p.h * 0.5, p.h * 0.05, 0.6);
      paintMachine(scene, layer.machine, p.w * layer.x, p.h * layer.y, p.h * layer.size, layer.turned);
      break;
    case 'house':
      p.shade(p.w * layer.x, p.h * layer.y, p.h * layer.size * 0.6, p.h * layer.size * 0.08, 0.5);
      paintHouse(scene, layer.house, p.w * layer.x, p.h * layer.y, (p.h * layer.size) / 90);
      break;
    case 'plan':
      paintPlan(scene, layer.icon, layer.mark, icons);
      break;
    case 'pool':
      paintPool(scene, p.w * layer.x, p.h * layer.y, p.h * layer.size, layer.color);
      break;
    case 'glow':
      p.glow(p.w * layer.x, p.h * layer.y, p.h * layer.size, color(layer.color), layer.strength);
      break;
    case 'burst':
      paintBurst(scene, p.w * layer.x, p.h * layer.y, layer.strength);
      break;
    case 'fog':
      paintFog(scene, layer.from, layer.to, layer.strength, 4);
      break;
  }
}

const HANDS: Readonly<Record<Style, (scene: Scene, recipe: Recipe, icons: Icons) => Uint8ClampedArray<ArrayBuffer>>> = {
  paint: (scene, recipe, icons) => {
    const { p } = scene;
    for (const layer of recipe.layers) if (layer.kind !== 'burst') paintLayer(scene, layer, icons);
    knife(p, Math.max(1, Math.round(Math.min(p.w, p.h) / 150)));
    for (const layer of recipe.layers) if (layer.kind === 'burst') paintLayer(scene, layer, icons);
    paintFog(scene, 0.66, 1.08, 0.42, 2.2);
    p.bloom(0.6);
    if (recipe.front !== false) paintFront(scene);
    paintWeather(scene, recipe.weather);
    return p.finished(0.42, 0.03, 1.08);
  },
  ink: (scene, recipe, icons) => {
    const { p } = scene;
    strokes(p, scene.random, { density: 0.9, length: 0.05, width: 0.012, wander: 0.1, opacity: 0.75 });
    if (recipe.splash !== undefined) splash(scene, recipe.splash, p.w * 0.5, p.h * 0.48, p.h * 0.8);
    for (const layer of recipe.layers) paintLayer(scene, layer, icons);
    paintFront(scene);
    paintWeather(scene, recipe.weather);
    return p.finished(0.35, 0.07, 1.12);
  },
  gouache: (scene, recipe, icons) => {
    const { p } = scene;
    strokes(p, scene.random, { density: 0.8, length: 0.035, width: 0.011, wander: 0.07, opacity: 0.7 });
    for (const layer of recipe.layers) paintLayer(scene, layer, icons);
    paintFog(scene, 0.8, 1.1, 0.25, 2.2);
    if (recipe.front !== false) paintFront(scene);
    paintWeather(scene, recipe.weather);
    return p.finished(0.28, 0.06, 1.12);
  },
  blueprint: (scene, recipe, icons) => {
    for (const layer of recipe.layers) paintLayer(scene, layer, icons);
    return scene.p.finished(0.4, 0.05);
  },
};

export function paint(recipe: Recipe, w: number, h: number, icons: Icons): Uint8ClampedArray<ArrayBuffer> {
  const world = inMood(worldOf(recipe.world), randomOf(recipe.seed ^ 0x2c1b3c6d));
  const scene = sceneOf(new Picture(w, h), world, recipe.seed, recipe.horizon);
  if (recipe.style !== 'blueprint') {
    paintSky(scene);
    paintLand(scene);
    paintFog(scene, 0.35, 0.8, 0.34);
    if (recipe.ground !== false) paintGround(scene);
  }
  return HANDS[recipe.style](scene, recipe, icons);
}
