import 'dart:typed_data';

import 'package:redemption_kit/src/superwall/pigeon_codec.dart';
import 'package:redemption_kit/src/superwall/pigeon_json.dart';
import 'package:redemption_kit/src/superwall/pigeon_types.dart';
import 'package:test/test.dart';

/// Pigeon's bytes, against Flutter's description of the standard message codec.
void main() {
  const PigeonCodec codec = PigeonCodec();

  List<int> bytes(Object? message) {
    final ByteData data = codec.encode(message);
    final List<int> list = [];
    for (int index = 0; index < data.lengthInBytes; index += 1) {
      list.add(data.getUint8(index));
    }
    return list;
  }

  String times(int count) {
    String text = '';
    while (text.length < count) {
      text = text.length * 2 <= count && text.length > 0 ? '$text$text' : '${text}x';
    }
    return text;
  }

  Object? read(List<int> list) => codec.decode(ByteData.sublistView(Uint8List.fromList(list)));

  test('plain values have the bytes of the standard codec', () {
    expect(bytes(null), equals([0]));
    expect(bytes(true), equals([1]));
    expect(bytes(false), equals([2]));
    expect(bytes(-2), equals([4, 254, 255, 255, 255, 255, 255, 255, 255]));
    expect(bytes('hé'), equals([7, 3, 104, 195, 169]));
    expect(bytes([null, 'a']), equals([12, 2, 0, 7, 1, 97]));
    expect(bytes({'a': true}), equals([13, 1, 7, 1, 97, 1]));
    expect(bytes(1.5), equals([6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 248, 63]));
    expect(bytes(times(254)).sublist(0, 4), equals([7, 254, 254, 0]));
    expect(bytes(times(65536)).sublist(0, 6), equals([7, 255, 0, 0, 1, 0]));
  });

  test('an object is its type\'s number and the list of its members, a word its number and its place', () {
    final Object? active = encodePigeon({'type': 'PActive', 'entitlements': <Object?>[]}, 'PSubscriptionStatus', '');
    final PigeonType? type = pigeonTypes['PActive'];
    expect(bytes(active), equals([type == null ? 0 : type.number, 12, 1, 12, 0]));
    expect(bytes(encodePigeon('STRIPE', 'PProductStore?', '')), equals([136, 4, 1, 0, 0, 0, 0, 0, 0, 0]));
  });

  test('a null is left out of a map whose values cannot be null, and stays in another', () {
    expect(encodePigeon({'a': null, 'b': 'c'}, 'Map<String,Object>', ''), equals({'b': 'c'}));
    expect(encodePigeon({'a': null, 'b': 'c'}, 'Map<String,Object?>', ''), equals({'a': null, 'b': 'c'}));
  });

  test('what is written is read', () {
    final List<Object?> all = [null, true, false, 7, -7, 1.5, 'hé', times(254), times(70000), [1], {'a': null}];
    expect(read(bytes(all)), equals(all));
    expect(read([3, 255, 255, 255, 255]), equals(-1));
  });

  test('every type that the tables name is a plain one or one of Pigeon', () {
    final Set<String> known = {'void', 'bool', 'int', 'double', 'String', 'Object', 'List', 'Map'};
    final List<PigeonMember> members = [];
    for (final PigeonType type in pigeonTypes.values) {
      known.add(type.name);
      known.add(type.parent ?? type.name);
      members.addAll(type.members);
    }
    for (final PigeonCall call in [...hostCalls.values, ...appCalls.values]) {
      members.add(PigeonMember(call.name, call.result));
      members.addAll(call.arguments);
    }
    for (final PigeonMember member in members) {
      for (final String name in member.type.replaceAll('>', '').replaceAll('?', '').split('<').join(',').split(',')) {
        expect(known.contains(name), isTrue, reason: '${member.name}: ${member.type}');
      }
    }
  });

  test('what is no message, or not of its type, is refused', () {
    expect(() => read([7, 3, 104]), throwsA(isA<FormatException>()));
    expect(() => read([0, 0]), throwsA(isA<FormatException>()));
    expect(() => read([250, 0]), throwsA(isA<FormatException>()));
    expect(() => encodePigeon('BARTER', 'PProductStore', 'store'), throwsA(isA<FormatException>()));
    expect(() => encodePigeon({'type': 'PDevice'}, 'PSubscriptionStatus', ''), throwsA(isA<FormatException>()));
    expect(() => encodePigeon(null, 'String', 'id'), throwsA(isA<FormatException>()));
    expect(() => encodePigeon(1, 'String', 'id'), throwsA(isA<FormatException>()));
  });
}
