/** An emoji and what it is called. */
export interface Emoji {
  /** The characters. */
  sign: string;
  /** Its name, in English. */
  name: string;
  /** Further words by which it is found. */
  words: string;
}

/** Kinds of emoji, in the order in which they are shown. */
export type EmojiKind =
  | 'faces'
  | 'people'
  | 'hearts'
  | 'nature'
  | 'food'
  | 'activities'
  | 'places'
  | 'things';

/*
 * By hand, and not from a library: all of Unicode's with their words weigh fifty times as much. One
 * of each look, none younger than Emoji 13: devices that lack one show an empty box. Each is a sign,
 * its name, and behind a slash what else it is searched by.
 */
const WRITTEN: Record<EmojiKind, string> = {
  faces: `😀 grinning face / happy smile; 😃 big smile / happy; 😄 smiling eyes / happy laugh;
😁 beaming face / grin; 😆 laughing / haha; 😅 laughing with sweat / relief;
🤣 rolling on the floor / lol laugh; 😂 tears of joy / lol laugh; 🙂 slight smile / happy;
🙃 upside-down face / silly; 😉 wink; 😊 blushing smile / happy; 😇 halo / angel;
🥰 smiling with hearts / love; 😍 heart eyes / love; 🤩 star-struck / wow; 😘 blowing a kiss / love;
😋 yummy / tasty; 😛 tongue out; 😜 winking with tongue / joke; 🤪 zany face / crazy; 🤗 hug;
🤭 hand over mouth / oops; 🤫 hush / quiet; 🤔 thinking / hmm; 🤐 zipped mouth / secret;
😐 neutral face / meh; 😑 expressionless face; 😏 smirk; 😒 unamused; 🙄 rolling eyes;
😬 grimace / awkward; 😌 relieved / calm; 😴 sleeping / tired; 😷 mask / ill;
🤒 thermometer / ill fever; 🤯 mind blown / wow; 🥳 party face / birthday; 😎 sunglasses / cool;
🤓 nerd / glasses; 😕 confused; 😟 worried; 😮 open mouth / surprised wow; 😳 flushed / embarrassed;
🥺 pleading / please; 😢 crying / sad tear; 😭 sobbing / sad cry; 😱 screaming / fear;
😤 steam from nose / angry; 😡 angry red face / mad; 💀 skull / dead; 💩 poo; 🤡 clown;
👻 ghost / halloween; 🤖 robot; 😺 smiling cat; 🙈 see-no-evil monkey / shy`,
  people: `👋 waving hand / hello bye; ✋ raised hand / stop; 👌 OK hand / perfect;
🤏 pinch / small; ✌️ victory / peace; 🤞 crossed fingers / luck; 🤟 love-you hand; 🤙 call me;
👈 pointing left; 👉 pointing right; 👆 pointing up; 👇 pointing down; 👍 thumbs up / yes like good;
👎 thumbs down / no bad; ✊ raised fist; 👏 clapping / applause bravo; 🙌 raised hands / hooray;
🤝 handshake / deal; 🙏 folded hands / please thanks; ✍️ writing hand; 💅 nail polish;
💪 strong arm / muscle; 👀 eyes / look; 🧠 brain; 👶 baby; 🧒 child; 🧑 person;
👵 old woman / grandmother; 👴 old man / grandfather; 🤷 shrug / dunno; 🤦 facepalm;
💃 dancing woman / dance; 🕺 dancing man / dance; 👪 family; 🧑‍🍳 cook / chef; 🧑‍🎨 artist / painter;
🧑‍🌾 gardener / farmer`,
  hearts: `❤️ red heart / love; 🧡 orange heart / love; 💛 yellow heart / love;
💚 green heart / love; 💙 blue heart / love; 💜 purple heart / love; 🤎 brown heart / love;
🖤 black heart / love; 🤍 white heart / love; 💔 broken heart / sad; 💕 two hearts / love;
💖 sparkling heart / love; 💘 heart with arrow / love cupid; 💝 heart with ribbon / gift;
💋 kiss / lips; 💯 hundred / perfect; ✨ sparkles / magic; ⭐ star; 🌟 glowing star; 💥 bang / boom;
💫 dizzy star; 🔥 fire / hot lit; 💦 splash / water; 💤 zzz / sleep;
🎉 party popper / congratulations birthday; 🎊 confetti / party`,
  nature: `🐶 dog; 🐱 cat; 🐭 mouse; 🐰 rabbit; 🦊 fox; 🐻 bear; 🐼 panda; 🐯 tiger; 🦁 lion; 🐮 cow;
🐷 pig; 🐸 frog; 🐵 monkey; 🐔 chicken; 🐧 penguin; 🐦 bird; 🦆 duck; 🦉 owl; 🦋 butterfly; 🐝 bee;
🐞 ladybird / beetle; 🐌 snail; 🐢 turtle; 🐙 octopus; 🐠 fish; 🐬 dolphin; 🐳 whale; 🐴 horse;
🦄 unicorn; 🦔 hedgehog; 🐾 paw prints; 🌸 cherry blossom / flower; 🌹 rose / flower; 🌻 sunflower;
🌷 tulip / flower; 💐 bouquet / flowers; 🌱 seedling / plant; 🪴 potted plant; 🌳 tree; 🌲 fir / tree;
🌴 palm / tree; 🌵 cactus; 🍀 clover / luck; 🍁 maple leaf / autumn; 🍂 fallen leaves / autumn;
🍄 mushroom; 🌍 earth / world; 🌙 moon / night; ☀️ sun / sunny; ⛅ cloud with sun; 🌈 rainbow;
🌧️ rain; ⚡ lightning; ❄️ snowflake / winter cold; ⛄ snowman / winter; 🌊 wave / sea water`,
  food: `🍎 apple / fruit; 🍊 orange / fruit; 🍋 lemon / fruit; 🍌 banana / fruit;
🍉 watermelon / fruit; 🍇 grapes / fruit; 🍓 strawberry / fruit; 🍒 cherries / fruit;
🍑 peach / fruit; 🥑 avocado; 🍅 tomato; 🥕 carrot; 🌽 maize / corn; 🌶️ chilli / hot; 🥦 broccoli;
🧄 garlic; 🍞 bread; 🥐 croissant; 🧀 cheese; 🍳 fried egg / cooking breakfast; 🥞 pancakes; 🍔 burger;
🍟 chips / fries; 🍕 pizza; 🌮 taco; 🥗 salad; 🍝 pasta / spaghetti; 🍜 noodles / soup; 🍣 sushi;
🍚 rice; 🍦 ice cream; 🍩 doughnut; 🍪 biscuit / cookie; 🎂 birthday cake; 🍰 slice of cake;
🍫 chocolate; 🍿 popcorn; ☕ coffee / hot drink; 🍵 tea / hot drink; 🥤 cup with straw / drink;
🍺 beer / drink; 🍷 wine / drink; 🥂 clinking glasses / cheers; 🍽️ plate and cutlery / meal`,
  activities: `⚽ football / soccer; 🏀 basketball; 🎾 tennis; 🏐 volleyball; 🏓 table tennis;
🏆 trophy / winner; 🥇 gold medal / winner; 🎯 bullseye / target; 🎮 video game; 🎲 dice / game;
🧩 jigsaw / puzzle; 🎨 palette / art paint; 🖌️ paintbrush / art; 🧵 thread / sewing;
🧶 yarn / knitting; 🎭 theatre; 🎬 film / cinema; 🎤 microphone / sing; 🎧 headphones / music;
🎵 musical note / music; 🎸 guitar / music; 🎹 piano / music; 🥁 drum / music; 🏃 running;
🚴 cycling / bike; 🏊 swimming; 🧘 yoga / meditation; 🏕️ camping / tent; 🎣 fishing;
🎿 skiing / winter`,
  places: `🏠 house / home; 🏡 house with garden / home; 🏢 office; 🏫 school; 🏥 hospital; 🏰 castle;
⛪ church; 🗼 tower; 🗽 Statue of Liberty; 🏖️ beach / holiday; 🏝️ island / holiday;
🏔️ mountain / snow; 🌋 volcano; 🌅 sunrise / morning; 🌃 night sky / city; 🎡 big wheel; 🚗 car;
🚕 taxi; 🚌 bus; 🚲 bicycle / bike; 🛵 scooter; 🚆 train; ✈️ aeroplane / flight; 🚀 rocket / launch;
⛵ sailing boat; 🚢 ship; ⚓ anchor; 🗺️ map / travel; 🧭 compass; 🧳 suitcase / travel luggage`,
  things: `📌 pushpin / pin; 📍 map pin / place; 🔗 link / chain; 💡 light bulb / idea;
📷 camera / photo; 🖼️ framed picture; 📱 phone; 💻 laptop / computer; ⌚ watch / time;
⏰ alarm clock / time; 📚 books / read; ✏️ pencil / write; 📝 note / write; 📎 paper clip;
✂️ scissors; 🔨 hammer / tool; 🪚 saw / tool; 🧰 toolbox; 🪑 chair / furniture; 🛋️ sofa / furniture;
🛏️ bed / furniture; 🛁 bath; 🕯️ candle; 🏺 vase / pottery; 🧺 basket; 🧹 broom / clean; 🔑 key;
🎁 gift / present birthday; 🎈 balloon / birthday; 👗 dress / clothes; 👕 T-shirt / clothes;
👟 trainers / shoes; 👠 high heel / shoes; 👜 handbag; 👑 crown; 💍 ring / wedding; 💄 lipstick;
💎 gem / diamond; 💰 money; 📅 calendar / date; 📈 rising chart; ✅ tick / yes done; ❌ cross / no;
❓ question mark; ❗ exclamation mark; ⚠️ warning; ♻️ recycling; 🆕 new; 🔍 magnifier / search`,
};

/** All emoji, by their kinds. */
export const EMOJI: readonly { kind: EmojiKind; emoji: readonly Emoji[] }[] = Object.entries(
  WRITTEN,
).map(([kind, written]) => ({ kind: kind as EmojiKind, emoji: written.split(';').map(read) }));

function read(written: string): Emoji {
  const [, sign = '', name = '', words = ''] =
    /^\s*(\S+) ([^/]*[^/\s])(?: \/ (.*))?$/.exec(written) ?? [];
  return { sign, name, words };
}

/** Kinds with those of their emoji of whose words each that is typed begins one; all for nothing. Pure. */
export function findEmoji(typed: string): typeof EMOJI {
  const terms = typed.toLowerCase().split(/\s+/).filter(Boolean);
  if (terms.length === 0) return EMOJI;
  const isMeant = ({ sign, name, words }: Emoji) => {
    const known = `${name} ${words}`.toLowerCase().split(/[\s-]+/);
    return terms.every((term) => term === sign || known.some((word) => word.startsWith(term)));
  };
  return EMOJI.map(({ kind, emoji }) => ({ kind, emoji: emoji.filter(isMeant) })).filter(
    ({ emoji }) => emoji.length > 0,
  );
}
