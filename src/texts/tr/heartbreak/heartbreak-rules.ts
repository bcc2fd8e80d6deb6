import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/heartbreak/heartbreak-rules'

const damagedLog = (what: string) =>
  `Oyunun kaydı bozuk: ${what}. Oyunu yeniden oynayın veya bağlantının tamamını kopyalayın.`

/** What the rules of Heartbreak answer: problems of boards, moves, logs and runs, grades, and the shared result. */
export const heartbreakRulesTexts = {
  moves: {
    'game-over': 'Oyun zaten bitmişti.',
    'bad-time': 'Hamlenin zamanı, 0 ile 30 dakika arasında tam bir milisaniye sayısı değil.',
    'bad-cell': 'Tahtada böyle bir kare yok.',
    'bad-operation': 'Böyle bir işlem yok.',
    away: 'Pencere etkin değildi.',
    'not-away': 'Pencere zaten etkindi.',
    'already-open': 'Kalp zaten açıktı.',
    'pinned-heart': 'Kalp işaretli. Önce işaretini kaldırın.',
    'not-closed': 'Yalnızca kapalı bir kalp işaretlenebilir.',
    'not-pinned': 'Kalp işaretli değil.',
    'chord-needs-number': 'Çevresindeki kalpleri yalnızca açık bir sayı açar.',
    'chord-pins-differ': 'Sayının çevresinde, gösterdiği kadar kalp işaretleyin.',
    'chord-opens-nothing': 'Sayının çevresinde açılacak bir şey kalmadı.',
  },
  illegalMove: (position: number, refusal: string) => `Hamle ${position}: ${refusal}`,
  boards: {
    malformed: 'Geçerli bir tahta değil. Kimliğin tamamını kopyalayın: noktalarla ayrılmış üç bölüm.',
    otherVersion: (version: string | undefined, known: string) =>
      `Bu tahtanın sürümü "${version}". Burada yalnızca "${known}" sürümü oynanabilir.`,
    damagedSeed: 'Tahtanın tohumu bozuk. Kimliğin tamamını kopyalayın; 26 karakterle biter.',
    unknownLevel: (id: string) => `"${id}" düzeyi yok. Oyun menüsünde bir düzeyi tıklatın.`,
    outsideLimits: (what: string, least: number, most: number) =>
      `Bu tür bir tahta için izin verilen sayı (${what}): ${least} - ${most}. Bu aralıkta bir tamsayı girin.`,
    columns: 'sütun',
    rows: 'satır',
    broken: 'kırık kalp',
  },
  levels: {
    crush: 'Hoşlantı',
    fling: 'Macera',
    marriage: 'Evlilik',
    pocket: 'Cep',
    'long-distance': 'Uzak mesafe',
    custom: 'Özel',
  },
  replayLink: {
    unknownMode: (mode: string | undefined) => `"${mode}" kipi yok. Bağlantının tamamını kopyalayın.`,
  },
  logs: {
    tooLong: (most: number) => damagedLog(`${most} hamleden fazlasını içeriyor`),
    notBase64Url: damagedLog('base64url metni değil'),
    cutOff: damagedLog('eksik'),
    damaged: damagedLog('sağlama toplamı uyuşmuyor'),
    otherVersion: (version: number | undefined, known: number) =>
      damagedLog(`sürümü ${version}, ancak yalnızca ${known} sürümü destekleniyor`),
    partOfMove: (position: number) => damagedLog(`${position}. hamle eksik`),
    needlessCell: (position: number) => damagedLog(`${position}. hamle bir kare belirtmemelidir`),
    cellOutside: (position: number) => damagedLog(`${position}. hamle tahtanın dışında bir kare belirtiyor`),
    longPause: (position: number) => damagedLog(`${position}. hamleden önceki duraklama çok uzun`),
  },
  runs: {
    tooLate: 'Dereceli bir oyun 30 dakika içinde bitmelidir. Yeni bir oyun başlatın.',
    notOver: 'Kayıt, kazanılmış veya kaybedilmiş bir oyunla bitmiyor.',
    timeDiffers: (counted: number, claimed: number) =>
      `Kaydedilen oyun ${counted} ms sürüyor, ama ${claimed} ms bildirilmiş.`,
    impossible: (threeBv: number, played: number) =>
      `3BV değeri ${threeBv} olan bir tahta ${played} ms içinde çözülemez.`,
    longerThanPassed: (told: number, passed: number) =>
      `Kaydedilen oyun ${told} ms sürüyor, ama yalnızca ${passed} ms geçti.`,
    spedUp: (span: number, passed: number) =>
      `Kaydedilen oyun ${span} ms sürüyor, ama sunucuda ${passed} ms geçti.`,
  },
  grades: { single: 'Kolay mantık', pair: 'Çiftler', proof: 'Kanıt' },
  result: {
    title: (level: string) => `Heartbreak · ${level}`,
    dailyTitle: (date: string, level: string) => `Heartbreak günün tahtası ${date} · ${level}`,
    won: '💗 Sağlam kalplerin hepsi bulundu',
    lost: '💔 Bir kalp kırıldı',
    seconds: (seconds: string) => `${seconds} sn`,
    speed: (threeBvPerSecond: string) => `${threeBvPerSecond} 3BV/sn`,
    hints: (count: number) => (count === 0 ? 'ipucu yok' : `${count} ipucu`),
    streak: (days: number) => `${days} günlük seri`,
  },
} as const satisfies PartialTranslation<typeof english.heartbreakRulesTexts>
