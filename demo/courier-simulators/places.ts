/** A few of Bosta's places in its own spelling; what is missing, staff choose in the shop. */
export const CITIES = [
  { _id: 'cai', name: 'Cairo', nameAr: 'القاهره', alias: 'Cairo' },
  { _id: 'giz', name: 'Giza', nameAr: 'الجيزه', alias: 'Giza' },
  { _id: 'alx', name: 'Alexandria', nameAr: 'الاسكندريه', alias: 'Alex' },
];

const district = (districtId: string, districtName: string, districtOtherName: string) => ({
  districtId,
  districtName,
  districtOtherName,
  zoneId: 'zone',
  pickupAvailability: true,
  dropOffAvailability: true,
});

export const DISTRICTS: Readonly<Record<string, readonly ReturnType<typeof district>[]>> = {
  cai: [
    district('cai-1', 'Nasr City', 'مدينه نصر'),
    district('cai-2', 'Masr El Gedida', 'مصر الجديده'),
    district('cai-3', 'El-Zamalek', 'الزمالك'),
    district('cai-4', 'Maadi', 'المعادى'),
    district('cai-5', 'Downtown', 'وسط البلد'),
  ],
  giz: [
    district('giz-1', 'Dokki', 'الدقى'),
    district('giz-2', 'Mohandeseen', 'المهندسين'),
    district('giz-3', '6 October', '٦ اكتوبر'),
  ],
  alx: [
    district('alx-1', 'Smouha', 'سموحه'),
    district('alx-2', 'Sidi Gaber', 'سيدى جابر'),
    district('alx-3', 'Miami', 'ميامى'),
  ],
};
